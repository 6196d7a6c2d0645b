// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func money(_ probe: Probe) -> [GoldenSample] {
    // A regional child is its own region; its table is not to be heard in another one.
    let isChild = probe.language.description.contains("-")
    let native = probe.numberForm.nativeZero == "0" ? "" : "money 1234.50 USD native"
    return samples(moneyLines) + (isChild ? [] : samples(regionLines)) + samples(native)
  }

  private static let moneyLines = """
    money 25.50 USD
    money 25.50 USD inline
    money 10 USD
    money 1 USD
    money 1.01 USD
    money 0.50 USD
    money 0.01 USD
    money 0 USD
    money -5.25 USD
    money -5.25 USD inline
    money -0.01 USD
    money -0.01 USD inline
    money -1 USD
    money -2 USD
    money -0.001 USD
    money 25.505 USD
    money 25.515 USD
    money 0.005 USD
    money 0.995 USD
    money 999.995 USD
    money 2.02 USD
    money 3.03 USD
    money 5.05 USD
    money 11.11 USD
    money 12.12 USD
    money 21.21 USD
    money 22.22 USD
    money 25.25 USD
    money 100 USD
    money 101.01 USD
    money 102 USD
    money 103 USD
    money 111 USD
    money 1000 USD
    money 1234567.89 USD
    money 99999999999999.99 USD
    money unknown USD
    money infinity USD
    money -infinity USD
    money 12345678901234567890123456789012345678901 USD
    money 0.0025 BTC
    money 1 BTC
    money 250000 SATS
    money 1.5 ETH
    money 21 GWEI
    money 20 USDT
    money 1.5 SHIB
    money 3 1INCH
    money 25.50 EUR
    money 1 EUR
    money 2 EUR
    money 5 EUR
    money 0.02 EUR
    money 0.30 GBP
    money 0.01 GBP
    money 2.01 GBP
    money 25.50 GBP
    money 2500 JPY
    money 1 JPY
    money 2 JPY
    money 25.50 JPY
    money 1.234 KWD
    money 0.005 KWD
    money 2.002 KWD
    money 25.50 CAD
    money 0.50 CAD
    money 0.01 CAD
    money 1.50 PLN
    money 2.02 PLN
    money 5.05 PLN
    money 22.22 PLN
    money 1.50 EGP
    money 2.02 EGP
    money 3.11 EGP
    money 1.50 SAR
    money 25.50 CHF
    money 0.10 CHF
    money 2.02 SEK
    money 1 SEK
    money 25.50 INR
    money 123456789 INR
    money 25.50 CNY
    money 0.50 MXN
    money 25.50 ISK
    money 25.50 HUF
    money 2.5 MRU
    money 1 MGA
    money 1.50 BTN
    money 25.50 XYZ
    money 1 XYZ
    money -2500 XYZ
    money 1200000 XYZ compact
    money 5 USD sign=always
    money 5 USD sign=always inline
    money -5 USD sign=always
    money -5 USD sign=always inline
    money 0 USD sign=always
    money 0.50 USD sign=always
    money 1 PLN sign=always
    money 2 EGP sign=always
    money -2 EGP
    money -5.25 USD sign=never
    money 1200000 USD compact
    money 1000000 USD compact
    money 2000000 USD compact
    money 5000000 USD compact
    money 1000 USD compact
    money 3000 USD compact
    money 15300 USD compact
    money 999 USD compact
    money 999.99 USD compact
    money 999950 USD compact
    money -1200000 USD compact
    money 2500000000 USD compact
    money 7000000000000 USD compact
    money 1200000 PLN compact
    money 1200000 EUR compact
    money 0.30 USD compact
    money 10 USD per=hour
    money 10 USD per=day
    money 10 USD per=week
    money 10 USD per=month
    money 10 USD per=year
    money 7.25 USD per=hour
    money 1 USD per=day
    money -5 USD per=month
    money 1200000 USD compact per=year
    money unknown USD per=week
    money 25.50 USD short
    money 25.50 USD full
    money 25.50 CAD short
    money 25.50 CAD full
    money 0.50 CAD short
    money 0.50 CAD full
    money 2500 JPY short
    money 2500 JPY full
    money 2.01 GBP short
    money 2.01 GBP full
    money 0.30 GBP full
    money 25.50 EUR full
    money 2.02 PLN full
    money 3.50 AED
    money 3.50 AED short
    money 3.50 AED full
    moneyRange 20 30 USD
    moneyRange 20.50 30 USD
    moneyRange 20 20 USD
    moneyRange 30 20 USD
    moneyRange 0 1 USD
    moneyRange 1 2 USD
    moneyRange 0 2 USD
    moneyRange 2 5 USD
    moneyRange 1 1.01 USD
    moneyRange 0 0.50 USD
    moneyRange 0.20 0.50 USD
    moneyRange 0.01 0.02 USD
    moneyRange 0.50 2 USD
    moneyRange -5 5 USD
    moneyRange -20 -10 USD
    moneyRange -0.001 0.001 USD
    moneyRange 1000 2000000 USD
    moneyRange 20 30 CAD
    moneyRange 20 30 CAD short
    moneyRange 20 30 JPY
    moneyRange 20 30 PLN
    moneyRange 2 3 SEK
    moneyRange 1.50 2.50 PLN
    moneyRange 2 3.25 EGP
    moneyRange 3 10 EGP
    moneyRange 11 99 EGP
    moneyRange 1.50 3 GBP
    moneyRange 20 30 XYZ
    moneyRange unknown 30 USD
    moneyRange 20 infinity USD
    hiddenAmount
    hiddenAmount inline
    """

  private static let regionLines = """
    money 25.50 USD region=US
    money 25.50 USD region=CA
    money 25.50 USD region=GB
    money 25.50 CAD region=CA
    money 0.50 CAD region=CA
    money 2.01 GBP region=GB
    money 25.50 AUD region=AU
    money 25.50 MXN region=MX
    money 3.50 EGP region=EG
    money 3.50 SAR region=SA
    money 3.50 AED region=AE
    money 3.50 PLN region=PL
    money 25.50 EUR region=DE
    moneyRange 20 30 CAD region=CA
    moneyRange 0.20 0.50 CAD region=CA
    """
}
