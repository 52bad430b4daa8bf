import { encodeUtf8 } from '../../domain/messaging/wire/text-encoding.ts'
import type { CryptoPort } from '../ports/crypto-port.ts'
import type { RecordsPort } from '../ports/records-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import { hexText } from './encryption.ts'
import { moveUnsent, rowsOf } from './outbox.ts'

const NAME = 'lintas_chat_account'
// Longer than any session, so that the previous shopper's rows are still found and deleted when another one signs in.
const DAYS = 365
// Prefix of the mark of a session for which the shop has returned a different uid than the stored one.
const UNCONFIRMED = '-'

/** Whose chat the device has stored, so that the session that wrote it can restore it without asking the shop. */
export type ChatMemory = {
  /** The session's uid. Undefined when another session wrote it, or the shop has returned another uid since. */
  readonly recall: () => string | undefined
  /** Whether a later session has overwritten it. */
  readonly isTaken: () => boolean
  /**
   * Stores the uid that the shop returned. Rows of other uids are deleted only once the server has accepted this one,
   * because the answer may have been corrupted. Unsent messages of the same session under another uid are moved to
   * this one.
   */
  readonly keep: (uid: string, records: RecordsPort) => Promise<void>
  /** The messaging server has accepted the uid: deletes the rows of others. */
  readonly confirm: (records: Pick<RecordsPort, 'clear'>) => Promise<void>
  /** Ask the shop for the uid next time; the rows stay. */
  readonly markUnconfirmed: () => void
  /** Deletes the rows and the identity of the last shopper. */
  readonly wipe: (records: Pick<RecordsPort, 'clear'>) => Promise<void>
}

/** `by`: the mark of the session that wrote it. `uids`: the shopper's, then earlier ones that still have rows. */
type Last = { readonly by: string; readonly uids: readonly string[] }

/** A digest of the session's token. */
const markOf = (crypto: Pick<CryptoPort, 'md5'>, token: string): string => {
  const bytes = encodeUtf8(token)
  return hexText(crypto.md5(bytes))
}

/** What the device stores of the chat for one session, under a digest of its token. */
export const createChatMemory = (
  device: StoragePort,
  crypto: Pick<CryptoPort, 'md5'>,
  token: string,
): ChatMemory => {
  const mark = markOf(crypto, token)
  const write = (by: string, uids: readonly string[]): void =>
    device.write(NAME, `${by}  ${uids.join('\n')}`, DAYS)

  const last = (): Last => {
    // Earlier versions stored a device flag between the two spaces.
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
      return by !== '' && by !== mark && !by.startsWith(UNCONFIRMED)
    },
    keep: async (uid, records) => {
      const { by, uids } = last()
      const [earlierUid = ''] = by === UNCONFIRMED + mark ? uids : []
      const others = uids.filter((one) => one !== '' && one !== earlierUid && one !== uid)
      if (earlierUid !== '' && earlierUid !== uid) {
        // Stays in doubt until its rows are moved: if there is no room for them, it is tried again next time.
        write(UNCONFIRMED + mark, [earlierUid, uid, ...others])
        if (!(await moveUnsent(records, earlierUid, uid)) || last().by !== UNCONFIRMED + mark) return
        await clear(records, [earlierUid])
      }
      write(mark, [uid, ...others])
    },
    confirm: async (records) => {
      const { by, uids } = last()
      const [uid = '', ...others] = uids
      if (by !== mark || !others[0]) return
      await clear(records, others)
      write(mark, [uid])
    },
    markUnconfirmed: () => {
      const { by, uids } = last()
      if (by === mark) write(UNCONFIRMED + mark, uids)
    },
    wipe: async (records) => {
      const { uids } = last()
      // Before the rows are deleted, so that a session that begins meanwhile is not forgotten too.
      device.remove(NAME)
      await clear(records, uids)
    },
  }
}
