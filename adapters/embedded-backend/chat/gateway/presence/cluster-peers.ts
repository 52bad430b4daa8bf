import type { Cluster } from '../../../database/cluster.ts'
import type { Database } from '../../../database/database.ts'
import { LONE_PEERS, type PeerHearer, type Peers, type PeerWord } from './peers.ts'

const TOPIC = 'gateway'

/** Bytes as base64, because notifications between processes are text. */
const writeWord = (word: PeerWord): string =>
  JSON.stringify(
    word.kind === 'pass'
      ? { ...word, spoken: { ...word.spoken, payload: Buffer.from(word.spoken.payload).toString('base64') } }
      : word,
  )

const readWord = (text: string): PeerWord => {
  const word = JSON.parse(text)
  if (word.kind !== 'pass') return word
  const payload = Uint8Array.from(Buffer.from(word.spoken.payload, 'base64'))
  return { ...word, spoken: { ...word.spoken, payload } }
}

/** The gateways of the processes that share the database. Their connected devices are stored in rows. */
export const createClusterPeers = (
  database: Database,
  cluster: Cluster,
  failed: (cause: unknown) => void,
): Peers => {
  const { processId, aliveSql } = cluster
  if (processId === 0) return LONE_PEERS
  // One after the other, so that disconnecting and reconnecting quickly ends as connected.
  let writing: Promise<unknown> = Promise.resolve()
  const write = (sql: string, params: readonly unknown[]): void => {
    writing = writing.then(() => database.query(sql, params)).catch(failed)
  }
  write(`delete from im_online where process not in (${aliveSql})`, [])
  return {
    say: (word) => cluster.publish(TOPIC, writeWord(word)),
    hear: ({ heard, missed }: PeerHearer) => {
      cluster.subscribe(TOPIC, (text) => heard(readWord(text)))
      cluster.onGap(missed)
    },
    keep: (uid, deviceFlag, isOnline) =>
      write(
        isOnline
          ? 'insert into im_online (process, uid, device_flag) values ($1, $2, $3) on conflict do nothing'
          : 'delete from im_online where process = $1 and uid = $2 and device_flag = $3',
        [processId, uid, deviceFlag],
      ),
    online: async (uids) => {
      const rows = await database.query<{ uid: string; device_flag: number }>(
        `select distinct uid, device_flag from im_online
         where uid = any($1::text[]) and process <> $2 and process in (${aliveSql})`,
        [uids, processId],
      )
      return rows.map((row) => ({ uid: row.uid, deviceFlag: row.device_flag }))
    },
  }
}
