import { encodeUtf8 } from '../../../domain/messaging/wire/utf8.ts'
import type { CryptoPort } from '../../ports/crypto-port.ts'
import type { RecordsPort } from '../../ports/records-port.ts'
import type { StoragePort } from '../../ports/storage-port.ts'
import { moveUnsent, rowsOf } from '../delivery/outbox-rows.ts'
import { hexText } from '../link/hex-text.ts'

const NAME = 'lintas_chat_account'
// Longer than any session: rows of who was here last are found and wiped when somebody else comes.
const DAYS = 365
// Stands before the mark of a session whose remembered account the shop has contradicted.
const DOUBTED = '-'

/** Who had the chat of this device last; for the session that wrote it, a way to the kept rows without any call. */
export type ChatMemory = {
  /** Who the shopper is there. Undefined when another session wrote it, or when the shop has contradicted it. */
  readonly recall: () => string | undefined
  /** Whether a later session has the chat of this device. */
  readonly isTaken: () => boolean
  /**
   * As the shop has answered. Rows of another account that was here before are wiped when the server has let this one
   * in: an answer may be spoilt. What this very session has not sent yet is the shopper's own, whatever the shop said
   * first, and goes over.
   */
  readonly keep: (uid: string, records: RecordsPort) => Promise<void>
  /** The server has let this session in under the uid that is kept: rows of others go. */
  readonly proven: (records: Pick<RecordsPort, 'clear'>) => Promise<void>
  /** The shop is to be asked next time; the rows stay. */
  readonly doubt: () => void
  /** Whoever was here last is gone, and leaves no rows behind. */
  readonly wipe: (records: Pick<RecordsPort, 'clear'>) => Promise<void>
}

/** Empty when nobody was here. `uids`: who the shopper is there; then who was here before, and may be the same one. */
type Last = { readonly by: string; readonly uids: readonly string[] }

/** A mark of the session that tells nothing of its token. */
const markOf = (crypto: Pick<CryptoPort, 'md5'>, token: string): string => {
  const bytes = encodeUtf8(token)
  return hexText(crypto.md5(bytes, bytes.length))
}

export const createChatMemory = (
  device: StoragePort,
  crypto: Pick<CryptoPort, 'md5'>,
  token: string,
): ChatMemory => {
  const mark = markOf(crypto, token)
  const write = (by: string, uids: readonly string[]): void =>
    device.write(NAME, `${by}  ${uids.join('\n')}`, DAYS)

  const last = (): Last => {
    // Between the two blanks earlier versions kept a device flag, and a wrong one for as long as the session.
    const [, by = '', uids = ''] = /^(\S+) \S* (.+)$/s.exec(device.read(NAME) ?? '') ?? []
    return { by, uids: uids.split('\n') }
  }

  const clear = async (records: Pick<RecordsPort, 'clear'>, uids: readonly string[]): Promise<void> => {
    for (const uid of uids) await records.clear(rowsOf(uid))
  }

  return {
    recall: () => {
      const { by, uids } = last()
      return by === mark ? uids[0] : undefined
    },
    isTaken: () => {
      const { by } = last()
      return by !== '' && by !== mark && !by.startsWith(DOUBTED)
    },
    keep: async (uid, records) => {
      const { by, uids } = last()
      const [own = ''] = by === DOUBTED + mark ? uids : []
      const others = uids.filter((one) => one !== '' && one !== own && one !== uid)
      if (own !== '' && own !== uid) {
        // Doubted until its rows are taken over: without room for them it is tried again the next time.
        write(DOUBTED + mark, [own, uid, ...others])
        if (!(await moveUnsent(records, own, uid)) || last().by !== DOUBTED + mark) return
        await clear(records, [own])
      }
      write(mark, [uid, ...others])
    },
    proven: async (records) => {
      const { by, uids } = last()
      const [uid = '', ...others] = uids
      if (by !== mark || !others[0]) return
      await clear(records, others)
      write(mark, [uid])
    },
    doubt: () => {
      const { by, uids } = last()
      if (by === mark) write(DOUBTED + mark, uids)
    },
    wipe: async (records) => {
      const { uids } = last()
      // At once: whoever comes next is not forgotten with the last one.
      device.remove(NAME)
      await clear(records, uids)
    },
  }
}
