import type { DemoArticle } from './demo-types.ts'

const DAY = 86_400

export const HELP_ARTICLES: readonly DemoArticle[] = [
  {
    key: 'how-to-order',
    kind: 'help',
    title: { id: 'Cara memesan', en: 'How to order' },
    content: {
      id: '<p>Pilih barang, tentukan variannya, lalu masukkan ke keranjang atau beli langsung.</p><h2>Langkah</h2><ul><li>Buka keranjang dan centang barang yang ingin dibeli.</li><li>Periksa alamat, ongkir, dan kode promo di halaman konfirmasi.</li><li>Buat pesanan, lalu bayar dengan saldo dan kode pembayaran.</li></ul><p>Pesanan yang belum dibayar ditutup sendiri setelah <strong>30 menit</strong> dan stoknya kembali.</p>',
      en: '<p>Choose an item and its variant, then add it to the cart or buy it at once.</p><h2>Steps</h2><ul><li>Open the cart and tick what you want to buy.</li><li>Check address, delivery and promo code on the confirmation page.</li><li>Place the order and pay from your balance with your payment code.</li></ul><p>An unpaid order closes by itself after <strong>30 minutes</strong> and its stock is released.</p>',
    },
    secondsAgo: 120 * DAY,
  },
  {
    key: 'payment',
    kind: 'help',
    title: { id: 'Pembayaran dan kode pembayaran', en: 'Payment and the payment code' },
    content: {
      id: '<p>Semua pesanan dibayar dari saldo Lintas. Jumlahnya selalu ditampilkan sekali lagi sebelum Anda memasukkan kode.</p><h2>Kode pembayaran</h2><ul><li>Terdiri dari angka, sedikitnya enam.</li><li>Berbeda dari kata sandi masuk.</li><li>Lima kali salah mengunci pembayaran selama 30 menit.</li></ul><p>Jika jaringan terputus saat membayar, buka <strong>Pesanan saya</strong>. Pesanan yang sama tidak dapat terbayar dua kali.</p>',
      en: '<p>Orders are paid from your Lintas balance. The amount is shown once more before you enter the code.</p><h2>Payment code</h2><ul><li>Digits only, at least six.</li><li>Different from your sign-in password.</li><li>Five wrong tries lock payment for 30 minutes.</li></ul><p>If the connection drops while you pay, open <strong>My orders</strong>. The same order cannot be paid twice.</p>',
    },
    secondsAgo: 118 * DAY,
  },
  {
    key: 'delivery',
    kind: 'help',
    title: { id: 'Pengiriman dan pelacakan', en: 'Delivery and tracking' },
    content: {
      id: '<p>Penjual biasanya mengirim dalam satu sampai dua hari kerja. Nomor resi muncul di detail pesanan.</p><h2>Perkiraan waktu</h2><ul><li>Dalam negeri: 2 sampai 4 hari.</li><li>Asia: 5 sampai 10 hari.</li><li>Eropa: 7 sampai 14 hari.</li><li>Barang besar lewat laut: 3 sampai 5 minggu.</li></ul><p>Bea masuk sudah termasuk dalam harga. Konfirmasi penerimaan <strong>setelah</strong> barang diperiksa; tanpa konfirmasi, pesanan selesai sendiri setelah 15 hari.</p>',
      en: '<p>Shops usually ship within one or two working days. The tracking number appears in the order.</p><h2>Estimates</h2><ul><li>Within Indonesia: 2 to 4 days.</li><li>Asia: 5 to 10 days.</li><li>Europe: 7 to 14 days.</li><li>Large goods by sea: 3 to 5 weeks.</li></ul><p>Import duty is included in the price. Confirm receipt <strong>after</strong> checking the goods; otherwise the order completes by itself after 15 days.</p>',
    },
    secondsAgo: 117 * DAY,
  },
  {
    key: 'refund',
    kind: 'help',
    title: { id: 'Refund dan retur', en: 'Refunds and returns' },
    content: {
      id: '<p>Refund dapat diajukan sekali untuk setiap pesanan yang sudah dibayar, dengan atau tanpa pengembalian barang.</p><h2>Yang diperlukan</h2><ul><li>Alasan dan penjelasan singkat.</li><li>Foto sebagai bukti.</li><li>Jumlah yang diminta, paling banyak sebesar yang dibayar. Pesanan yang belum dikirim dikembalikan seluruhnya.</li></ul><h2>Retur</h2><p>Setelah retur disetujui, kirim barang dan isi nomor resi dalam 7 hari. Dana kembali saat barang tiba di toko.</p><p>Penjual menjawab dalam tiga hari kerja. Dana yang disetujui kembali ke saldo saat itu juga.</p>',
      en: '<p>A refund can be requested once for each paid order, with or without returning the goods.</p><h2>What you need</h2><ul><li>A reason and a short explanation.</li><li>Photos as proof.</li><li>The amount, at most what you paid. An order that has not left yet is refunded whole.</li></ul><h2>Returns</h2><p>Once a return is approved, send the goods and enter the parcel number within 7 days. The money comes back when they reach the shop.</p><p>The shop answers within three working days. Approved money returns to your balance at once.</p>',
    },
    secondsAgo: 116 * DAY,
  },
  {
    key: 'security',
    kind: 'help',
    title: { id: 'Keamanan akun', en: 'Account security' },
    content: {
      id: '<p>Pakai kata sandi yang tidak Anda gunakan di tempat lain.</p><ul><li>Kami tidak pernah meminta kata sandi atau kode pembayaran.</li><li>Periksa alamat situs sebelum masuk.</li><li>Bayar hanya di dalam aplikasi, bukan lewat tautan dari chat.</li></ul><p>Jika ponsel hilang, masuk dari perangkat lain dan ganti kata sandi; sesi lama akan berakhir.</p>',
      en: '<p>Use a password that you use nowhere else.</p><ul><li>We never ask for your password or payment code.</li><li>Check the site address before you sign in.</li><li>Pay inside the app only, never through a link in a chat.</li></ul><p>If you lose your phone, sign in on another device and change the password; old sessions end.</p>',
    },
    secondsAgo: 115 * DAY,
  },
  {
    key: 'wallet',
    kind: 'help',
    title: { id: 'Isi saldo dan tarik dana', en: 'Top-up and withdrawal' },
    content: {
      id: '<p>Saldo dapat diisi lewat kartu bank atau transfer on-chain. Keduanya diperiksa sebelum masuk.</p><h2>Perhatian</h2><ul><li>Pilih jaringan yang sama dengan dompet pengirim.</li><li>Transfer lewat DEX, BSC, dan HECO tidak didukung.</li><li>Lampirkan bukti yang terbaca jelas.</li></ul><p>Biaya penarikan dan jumlah yang diterima ditampilkan sebelum Anda mengirim. Penarikan yang ditolak kembali penuh ke saldo.</p>',
      en: '<p>Top up by bank card or on-chain transfer. Both are checked before they count.</p><h2>Please note</h2><ul><li>Choose the same network as the sending wallet.</li><li>Transfers through DEX, BSC and HECO are not supported.</li><li>Attach a clearly readable proof.</li></ul><p>The withdrawal fee and the amount you receive are shown before you submit. A refused withdrawal returns in full.</p>',
    },
    secondsAgo: 114 * DAY,
  },
  {
    key: 'reviews',
    kind: 'help',
    title: { id: 'Ulasan dan keluhan', en: 'Reviews and complaints' },
    content: {
      id: '<p>Setelah menerima barang, Anda dapat menilai produk, layanan, dan pengiriman sekali untuk setiap barang. Ulasan tidak dapat dibeli dan tidak disaring menurut nilainya.</p><p>Ada masalah dengan pesanan? Hubungi penjual lewat chat lebih dulu. Jika belum selesai, kirim keluhan dari detail pesanan; tim Lintas membacanya setiap hari.</p>',
      en: '<p>Once the goods arrive you can rate product, service and delivery, once per item. Reviews cannot be bought and are not filtered by score.</p><p>Trouble with an order? Write to the shop first. If that does not help, send a complaint from the order; the Lintas team reads them every day.</p>',
    },
    secondsAgo: 113 * DAY,
  },
]
