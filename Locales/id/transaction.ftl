direction-credit = uang masuk
direction-debit = uang keluar

transaction-deposit = setoran
transaction-withdrawal = penarikan
transaction-payment = pembayaran ke { $who }
    .alone = pembayaran
transaction-refund = pengembalian dana dari { $who }
    .alone = pengembalian dana
transaction-transfer-from = transfer dari { $who }
    .alone = transfer masuk
transaction-transfer-to = transfer ke { $who }
    .alone = transfer keluar
transaction-purchase = pembelian di { $who }
    .alone = pembelian
transaction-fee = biaya
transaction-interest = bunga diterima
transaction-request = permintaan uang
transaction-adjustment = penyesuaian

transaction-pending = { $transaction }, tertunda
transaction-declined = { $transaction }, ditolak
transaction-reversed = { $transaction }, dikembalikan
transaction-cancelled = { $transaction }, dibatalkan
transaction-failed = { $transaction }, gagal

balance = saldo: { TITLE($amount) }
balance-resulting = saldo setelah transaksi: { TITLE($amount) }
balance-overdrawn = saldo minus { $amount }
    .resulting = saldo setelah transaksi: minus { $amount }
