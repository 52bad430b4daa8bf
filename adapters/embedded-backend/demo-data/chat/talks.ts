import { type DemoTalk, spoken } from './demo-talk.ts'
import { LONG_TALK } from './long-talk.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** The conversations of the demo shopper, Rani. */
export const RANIS_TALKS: readonly DemoTalk[] = [
  { peer: 'kaya-living', unread: 0, isPinned: true, lines: LONG_TALK },
  {
    peer: 'aruna-audio',
    unread: 2,
    lines: spoken(35 * MINUTE, 4 * MINUTE, [
      ['shopper', 'Halo, pesanan saya sudah sampai mana ya?'],
      ['shopper', 'order:LT118402'],
      ['shop', 'Halo Rani, kami cek dulu sebentar.'],
      ['shop', '@Rani paketnya sudah dikirim. Setiap langkahnya terlihat di detail pesanan.'],
      ['shop', 'order:LT118402'],
    ]),
  },
  {
    peer: 'hikari-denki',
    unread: 0,
    isMuted: true,
    lines: spoken(3 * DAY, 9 * MINUTE, [
      ['shopper', 'Selamat siang, tuas kiri pemanggang saya tidak mau turun.'],
      ['shopper', 'order:LT118290'],
      ['shop', 'Maaf atas kejadian ini. Apakah sudah begitu sejak dibuka dari kotak?'],
      ['shopper', 'Iya, dari awal. Saya coba dua colokan, sama saja.'],
      ['shop', 'Silakan ajukan refund dari detail pesanan, sertakan foto tuasnya.'],
      ['shop', 'picture:electric-16'],
      ['shop', 'Tuas yang dimaksud yang sebelah kiri pada gambar ini, ya?'],
      ['shopper', 'Betul. Pengajuannya sudah saya kirim.'],
      ['shop', 'Baik, sudah kami lihat dan sedang kami periksa.'],
    ]),
  },
  {
    peer: 'meraki-mode',
    unread: 0,
    draft: 'Kalau yang hijau sage ukuran L',
    lines: spoken(15 * HOUR - 6 * MINUTE, 3 * MINUTE, [
      ['shopper', 'card:women-01'],
      ['shopper', 'Tinggi saya 162, cocok M atau L?'],
      ['shop', 'Panjang gaunnya 116 cm. Untuk pinggang, M dan L sama-sama ada kerutnya.'],
      ['shopper', 'Cucinya bagaimana?'],
      ['shop', 'Cuci 30 °C. Bahannya linen dan katun.'],
      ['shopper', 'Saya pesan terakota M, terima kasih!'],
      ['shop', 'Terima kasih, Rani. Pesanannya sudah masuk.'],
    ]),
  },
  {
    peer: 'service',
    unread: 0,
    lines: spoken(24 * DAY, 2 * MINUTE, [
      ['shopper', 'Kenapa penarikan saya ditolak?'],
      ['shop', 'Dompet tujuan menolak kiriman. Dana sudah kembali ke saldo.'],
      ['shopper', 'Oh begitu. Jadi saya pakai dompet lain yang jaringannya sama?'],
      ['shop', 'Benar. Biaya dan jumlah yang diterima tampil sebelum Anda mengirim.'],
      ['shopper', 'Terima kasih.'],
    ]),
  },
]
