/** `atHome` is what a shopper of a shop in the same country writes, where the line tells of a border or a long way. */
type Line = readonly [service: number, postage: number, texts: readonly string[], atHome?: string]

/** What shoppers add about the shop's answers and the parcel, with the scores that go with it. */
export const SERVICE_LINES: Readonly<Record<'dgn' | 'en', readonly Line[]>> = {
  dgn: [
    [5, 5, ['Dikemas rapat dengan busa, sampai tanpa cacat.', 'Bungkusnya berlapis, barangnya utuh.']],
    [
      5,
      4,
      [
        'Penjual cepat membalas, kirimannya sehari lewat dari perkiraan.',
        'Toko menjawab dengan ramah, paketnya telat sehari.',
      ],
    ],
    [
      4,
      5,
      ['Sampai dalam sembilan hari, lebih cepat dari yang tertulis.'],
      'Sampai dalam dua hari, lebih cepat dari yang tertulis.',
    ],
    [
      5,
      4,
      ['Kotak luarnya agak penyok, isinya aman.', 'Kardusnya basah di satu sudut, barangnya tidak apa-apa.'],
    ],
    [
      4,
      4,
      [
        'Pertanyaan saya baru dijawab besok paginya, tetapi jelas.',
        'Balasan toko agak lama, tetapi lengkap.',
      ],
    ],
    [
      5,
      5,
      [
        'Pelacakan paketnya mudah diikuti sampai depan rumah.',
        'Statusnya selalu diperbarui sampai paket tiba.',
      ],
    ],
    [5, 3, ['Paket tertahan empat hari di bea cukai.'], 'Paket tertahan empat hari di gudang transit.'],
    [4, 5, ['Kurirnya menelepon dulu sebelum datang.', 'Paket diantar tepat di hari yang dijanjikan.']],
    [5, 5, ['Diberi kartu ucapan tulisan tangan.', 'Ada kartu terima kasih kecil di dalam paket.']],
    [
      5,
      4,
      [
        'Saya minta alamat diganti sebelum dikirim dan dilayani dengan baik.',
        'Paket sempat salah sortir, toko sigap membantu.',
      ],
    ],
    [4, 4, ['Kemasannya sederhana tetapi cukup melindungi.', 'Dibungkus apa adanya, tetapi aman.']],
  ],
  en: [
    [5, 5, ['Well packed, nothing rattled in the box.', 'Packed with care, not a scratch.']],
    [
      5,
      4,
      ['The shop answered within the hour; the parcel took eleven days.'],
      'The shop answered within the hour; the parcel took five days.',
    ],
    [4, 5, ['Arrived two days before the estimate.'], 'Arrived a day before the estimate.'],
    [
      5,
      4,
      [
        'Outer box was dented, the contents were fine.',
        'A corner of the box was crushed, nothing inside was.',
      ],
    ],
    [5, 3, ['Customs held it for most of a week.'], 'It sat in the transit hub for most of a week.'],
    [4, 4, ['Plain packaging, which I prefer.', 'A simple box, and that is enough.']],
    [5, 5, ['Tracking was accurate all the way.', 'I could follow the parcel to my door.']],
  ],
}
