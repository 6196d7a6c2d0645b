duration-unavailable = ਮਿਆਦ ਉਪਲਬਧ ਨਹੀਂ
duration-two = { $first } ਅਤੇ { $second }
duration-middle = { $first }, { $second }
duration-end = { $first } ਅਤੇ { $second }
