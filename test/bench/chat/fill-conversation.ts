import type { Operator } from '../../support/browser/visitors/merchant-page.ts'

const AT_ONCE = 8
const SENTENCES = [
  'Barangnya sudah dikemas.',
  'Paket berangkat sore ini dari gudang, nomor resi menyusul setelah kurir mengambilnya.',
  'Ada.',
  'Ukuran M lebar dada 52 cm dan panjang 70 cm, bahannya katun yang tidak panas dan tidak tembus pandang.',
  'Silakan dilihat di https://example.org/panduan untuk cara mencucinya.',
]

/** One side talks for a long time: messages of different lengths, numbered. */
export const fillConversation = async (
  operator: Operator,
  { from, to, count }: { readonly from: string; readonly to: string; readonly count: number },
): Promise<void> => {
  const lay = (n: number): Promise<unknown> => {
    const content = `no. ${n}. ${SENTENCES[n % SENTENCES.length]}`
    return operator.call('/message/send', {
      from_uid: from,
      channel_id: to,
      channel_type: 1,
      payload: Buffer.from(JSON.stringify({ type: 1, content })).toString('base64'),
    })
  }
  for (let n = 1; n < count; n += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, at) => n + at)
    await Promise.all(batch.map(lay))
  }
  // Alone, so that it is the newest.
  await lay(count)
}
