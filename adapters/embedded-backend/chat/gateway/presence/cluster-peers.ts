import type { Cluster } from '../../../database/cluster.ts'
import type { Database } from '../../../database/database.ts'
import { LONE_PEERS, type PeerListener, type PeerMessage, type Peers } from './peers.ts'

const TOPIC = 'gateway'

/** Bytes as base64, because notifications between processes are text. */
const writePeerMessage = (message: PeerMessage): string =>
  JSON.stringify(
    message.kind === 'deliver'
      ? {
          ...message,
          message: { ...message.message, payload: Buffer.from(message.message.payload).toString('base64') },
        }
      : message,
  )

const readPeerMessage = (text: string): PeerMessage => {
  const message = JSON.parse(text)
  if (message.kind !== 'deliver') return message
  const payload = Uint8Array.from(Buffer.from(message.message.payload, 'base64'))
  return { ...message, message: { ...message.message, payload } }
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
    publish: (message) => cluster.publish(TOPIC, writePeerMessage(message)),
    listen: ({ received, missed }: PeerListener) => {
      cluster.subscribe(TOPIC, (text) => received(readPeerMessage(text)))
      cluster.onGap(missed)
    },
    setOnline: (uid, deviceFlag, isOnline) =>
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
