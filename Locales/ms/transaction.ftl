direction-credit = wang masuk
direction-debit = wang keluar

# same
transaction-deposit = deposit
transaction-withdrawal = pengeluaran
transaction-payment = bayaran kepada { $who }
    .alone = bayaran
transaction-refund = bayaran balik daripada { $who }
    .alone = bayaran balik
transaction-transfer-from = pindahan daripada { $who }
    .alone = pindahan masuk
transaction-transfer-to = pindahan kepada { $who }
    .alone = pindahan keluar
transaction-purchase = pembelian di { $who }
    .alone = pembelian
transaction-fee = caj
transaction-interest = faedah diterima
transaction-request = permintaan wang
transaction-adjustment = pelarasan

transaction-pending = { $transaction }, belum selesai
transaction-declined = { $transaction }, ditolak
transaction-reversed = { $transaction }, dipulangkan
transaction-cancelled = { $transaction }, dibatalkan
transaction-failed = { $transaction }, gagal

balance = baki: { TITLE($amount) }
balance-resulting = baki selepas transaksi: { TITLE($amount) }
balance-overdrawn = baki negatif { $amount }
    .resulting = baki selepas transaksi: negatif { $amount }
