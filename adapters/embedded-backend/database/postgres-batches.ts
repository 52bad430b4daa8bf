import type { Client } from 'pg'

/** The channel of LISTEN and NOTIFY. */
export const CHANNEL = 'lintas'

// PostgreSQL allows 7,999 bytes; the rest is for the JSON around.
const BATCH_BYTES = 7_000
// Payloads not read within minutes will never be read.
const KEEP = "interval '5 minutes'"

/** A message's topic and payload, or its topic and the id of the row with a payload too long for a notification. */
type PayloadRow = readonly [topic: string, payload: string, row?: number]
/** `payloads` is the name on the wire, kept for compatibility between releases. */
type Batch = { readonly from: number; readonly payloads: readonly PayloadRow[] }

/** A message from one process to the others. */
export type PubSubMessage = { readonly topic: string; readonly payload: string }

const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text))

const toPayloadRow = async (client: Client, { topic, payload }: PubSubMessage): Promise<PayloadRow> => {
  if (bytesOf(payload) <= BATCH_BYTES - 500) return [topic, payload]
  await client.query(`delete from cluster_words where said_at < now() - ${KEEP}`)
  const { rows } = await client.query('insert into cluster_words (word) values ($1) returning id', [payload])
  return [topic, '', Number(rows[0]?.id)]
}

/** Publishes as many of the `waiting` messages as fit into one notification, and removes them from it. */
export const publishBatch = async (client: Client, from: number, waiting: PubSubMessage[]): Promise<void> => {
  const batch: PayloadRow[] = []
  let bytes = 0
  for (const next of waiting) {
    const row = await toPayloadRow(client, next)
    const size = bytesOf(row[0]) + bytesOf(row[1]) + 30
    if (batch.length > 0 && bytes + size > BATCH_BYTES) break
    bytes += size
    batch.push(row)
  }
  await client.query('select pg_notify($1, $2)', [
    CHANNEL,
    JSON.stringify({ from, payloads: batch } satisfies Batch),
  ])
  waiting.splice(0, batch.length)
}

/** The messages of a notification, without those of `self`; long payloads are loaded from their rows. */
export const readBatch = async (
  client: Client,
  self: number,
  notification: string,
): Promise<readonly PubSubMessage[]> => {
  const { from, payloads } = JSON.parse(notification) as Batch
  if (from === self) return []
  const messages: PubSubMessage[] = []
  for (const [topic, payload, row] of payloads) {
    if (row === undefined) {
      messages.push({ topic, payload })
      continue
    }
    const { rows } = await client.query('select word from cluster_words where id = $1', [row])
    if (rows[0]) messages.push({ topic, payload: String(rows[0].word) })
  }
  return messages
}
