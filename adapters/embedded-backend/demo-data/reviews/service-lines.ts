type Line = readonly [service: number, postage: number, text: string]

/** What shoppers add about the shop's answers and the parcel, with the scores that go with it. */
export const SERVICE_LINES: Readonly<Record<'dgn' | 'en', readonly Line[]>> = {
  dgn: [
    [5, 5, 'Dikemas rapat dengan busa, sampai tanpa cacat.'],
    [5, 4, 'Penjual cepat membalas, kirimannya sehari lewat dari perkiraan.'],
    [4, 5, 'Sampai dalam sembilan hari, lebih cepat dari yang tertulis.'],
    [5, 4, 'Kotak luarnya agak penyok, isinya aman.'],
    [4, 4, 'Pertanyaan saya baru dijawab besok paginya, tetapi jelas.'],
    [5, 5, 'Pelacakan paketnya mudah diikuti sampai depan rumah.'],
    [5, 3, 'Paket tertahan empat hari di bea cukai.'],
    [4, 5, 'Kurirnya menelepon dulu sebelum datang.'],
    [5, 5, 'Diberi kartu ucapan tulisan tangan.'],
    [5, 4, 'Saya minta alamat diganti sebelum dikirim dan dilayani dengan baik.'],
    [4, 4, 'Kemasannya sederhana tetapi cukup melindungi.'],
  ],
  en: [
    [5, 5, 'Well packed, nothing rattled in the box.'],
    [5, 4, 'The shop answered within the hour; the parcel took eleven days.'],
    [4, 5, 'Arrived two days before the estimate.'],
    [5, 4, 'Outer box was dented, the contents were fine.'],
    [5, 3, 'Customs held it for most of a week.'],
    [4, 4, 'Plain packaging, which I prefer.'],
    [5, 5, 'Tracking was accurate all the way.'],
  ],
}
