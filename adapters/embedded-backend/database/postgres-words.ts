import type { Client } from 'pg'

/** The channel of LISTEN and NOTIFY. */
export const CHANNEL = 'lintas'

// PostgreSQL takes 7,999 bytes; the rest is for the brackets around.
const BATCH_BYTES = 7_000
// What is not read within minutes will not be read any more.
const KEEP = "interval '5 minutes'"

/** Topic and word, or topic and the number of a row where a long word lies. */
type Parcel = readonly [topic: string, word: string, row?: number]
type Batch = { readonly from: number; readonly parcels: readonly Parcel[] }

export type Word = { readonly topic: string; readonly word: string }

const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text))

const packed = async (client: Client, { topic, word }: Word): Promise<Parcel> => {
  if (bytesOf(word) <= BATCH_BYTES - 500) return [topic, word]
  await client.query(`delete from cluster_words where said_at < now() - ${KEEP}`)
  const { rows } = await client.query('insert into cluster_words (word) values ($1) returning id', [word])
  return [topic, '', Number(rows[0]?.id)]
}

/** Says the first words of `waiting`, as many as one notice holds, and takes them off it. */
export const sayBatch = async (client: Client, from: number, waiting: Word[]): Promise<void> => {
  const parcels: Parcel[] = []
  let bytes = 0
  for (const next of waiting) {
    const parcel = await packed(client, next)
    const size = bytesOf(parcel[0]) + bytesOf(parcel[1]) + 30
    if (parcels.length > 0 && bytes + size > BATCH_BYTES) break
    bytes += size
    parcels.push(parcel)
  }
  const batch: Batch = { from, parcels }
  await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(batch)])
  waiting.splice(0, parcels.length)
}

/** The words of a notice, without those of `self`; a long one is fetched from its row. */
export const readBatch = async (client: Client, self: number, payload: string): Promise<readonly Word[]> => {
  const { from, parcels } = JSON.parse(payload) as Batch
  if (from === self) return []
  const words: Word[] = []
  for (const [topic, word, row] of parcels) {
    if (row === undefined) {
      words.push({ topic, word })
      continue
    }
    const { rows } = await client.query('select word from cluster_words where id = $1', [row])
    if (rows[0]) words.push({ topic, word: String(rows[0].word) })
  }
  return words
}
