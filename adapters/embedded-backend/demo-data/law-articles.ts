import type { DemoArticle } from './demo-types.ts'

const DAY = 86_400

export const LAW_ARTICLES: readonly DemoArticle[] = [
  {
    key: 'terms',
    kind: 'law',
    title: { id: 'Ketentuan layanan', en: 'Terms of service' },
    content: {
      id: '<h2>Peran Lintas</h2><p>Lintas adalah tempat bertemu pembeli dan penjual. Kontrak jual beli terjadi antara Anda dan toko yang namanya tertulis di pesanan.</p><h2>Akun</h2><p>Anda bertanggung jawab menjaga kata sandi dan kode pembayaran. Satu orang memakai satu akun.</p><h2>Harga dan pembayaran</h2><p>Harga tertulis dalam dolar AS dan sudah termasuk bea masuk. Jumlah yang mengikat adalah jumlah pada halaman konfirmasi pesanan.</p><h2>Larangan</h2><ul><li>Menjual kembali akun atau saldo.</li><li>Menulis ulasan dengan imbalan.</li><li>Memakai layanan untuk barang terlarang.</li></ul><h2>Perubahan</h2><p>Perubahan ketentuan diumumkan lewat pemberitahuan sedikitnya 14 hari sebelumnya.</p>',
      en: '<h2>What Lintas does</h2><p>Lintas is where shoppers and shops meet. The sale is between you and the shop named in the order.</p><h2>Account</h2><p>You keep your password and payment code safe. One person uses one account.</p><h2>Prices and payment</h2><p>Prices are in US dollars and include import duty. The binding amount is the one on the order confirmation.</p><h2>Not allowed</h2><ul><li>Selling accounts or balance.</li><li>Reviews in return for a reward.</li><li>Using the service for prohibited goods.</li></ul><h2>Changes</h2><p>Changes are announced by notice at least 14 days ahead.</p>',
    },
    secondsAgo: 200 * DAY,
  },
  {
    key: 'privacy',
    kind: 'law',
    title: { id: 'Kebijakan privasi', en: 'Privacy policy' },
    content: {
      id: '<h2>Data yang kami simpan</h2><ul><li>Nama, e-mail, nomor ponsel, dan alamat pengiriman.</li><li>Pesanan, pembayaran, dan percakapan dengan toko.</li></ul><h2>Untuk apa</h2><p>Data dipakai untuk mengirim pesanan, mencegah penyalahgunaan, dan menjawab Anda. Kami tidak menjual data dan tidak memasang pelacak iklan.</p><h2>Siapa yang melihat</h2><p>Toko melihat nama penerima, nomor, dan alamat untuk pesanan yang bersangkutan. Kurir melihat hal yang sama.</p><h2>Hak Anda</h2><p>Anda dapat meminta salinan atau penghapusan data lewat layanan pelanggan. Catatan keuangan disimpan selama diwajibkan hukum.</p>',
      en: '<h2>What we keep</h2><ul><li>Name, e-mail, mobile number and delivery addresses.</li><li>Orders, payments and conversations with shops.</li></ul><h2>What for</h2><p>To deliver orders, prevent abuse and answer you. We do not sell data and set no advertising trackers.</p><h2>Who sees it</h2><p>A shop sees the receiver, number and address of its own order. So does the courier.</p><h2>Your rights</h2><p>Ask customer service for a copy or for deletion. Financial records are kept as long as the law requires.</p>',
    },
    secondsAgo: 200 * DAY,
  },
  {
    key: 'refund-policy',
    kind: 'law',
    title: { id: 'Kebijakan refund', en: 'Refund policy' },
    content: {
      id: '<p>Anda berhak atas refund bila barang tidak dikirim, rusak saat diterima, atau tidak sesuai keterangan.</p><h2>Batas waktu</h2><ul><li>Belum dikirim: kapan saja sebelum penjual mengirim.</li><li>Sudah diterima: 7 hari sejak konfirmasi penerimaan.</li></ul><h2>Ongkir retur</h2><p>Ditanggung penjual bila barang rusak atau salah, selain itu ditanggung pembeli.</p><h2>Yang dikecualikan</h2><p>Makanan yang sudah dibuka, pakaian dalam, dan barang yang dibuat khusus, kecuali barangnya cacat.</p>',
      en: '<p>You are entitled to a refund if goods are not shipped, arrive damaged or differ from the description.</p><h2>Time limits</h2><ul><li>Not shipped: any time before the shop ships.</li><li>Received: 7 days from confirming receipt.</li></ul><h2>Return postage</h2><p>Paid by the shop if goods are faulty or wrong, otherwise by the buyer.</p><h2>Exceptions</h2><p>Opened food, underwear and made-to-order goods, unless they are faulty.</p>',
    },
    secondsAgo: 200 * DAY,
  },
  {
    key: 'about',
    kind: 'about',
    title: { id: 'Tentang Lintas', en: 'About Lintas' },
    content: {
      id: '<p>Lintas menghubungkan pembeli di Indonesia dengan toko kecil di sebelas negara. Kami mengurus bea masuk, pengiriman, dan pengembalian, sehingga membeli dari Kyoto semudah membeli dari Bandung.</p><h2>Hubungi kami</h2><p>Layanan pelanggan menjawab lewat chat setiap hari pukul 08.00 sampai 22.00 WIB.</p>',
      en: '<p>Lintas connects shoppers in Indonesia with small shops in eleven countries. We look after duty, delivery and returns, so that buying from Kyoto is as easy as buying from Bandung.</p><h2>Contact</h2><p>Customer service answers by chat every day from 08:00 to 22:00 Jakarta time.</p>',
    },
    secondsAgo: 200 * DAY,
  },
]
