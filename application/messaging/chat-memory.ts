import { encodeUtf8, readUtf8 } from '../../domain/messaging/wire/utf8.ts'
import type { CryptoPort } from '../ports/crypto-port.ts'
import type { RecordsPort } from '../ports/records-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import { writeHex } from './handshake.ts'
import { moveUnsent, rowsOf } from './outbox-rows.ts'

const NAME = 'lintas_chat_account'
// Longer than any session: rows of who was here last are found and wiped when somebody else comes.
const DAYS = 365
// Before the session's mark.
const DOUBTED = '-'

/** Who had the chat of this device last; for the session that wrote it, a way to the kept rows without any call. */
export type ChatMemory = {
  /** Who the shopper is there. Undefined when another session wrote it, or when the shop has contradicted it. */
  readonly recall: () => string | undefined
  /** Whether a later session has the chat of this device. */
  readonly isTaken: () => boolean
  /**
   * As the shop has answered. Rows of another account that was here before are wiped; what this very session has not
   * sent yet is the shopper's own, whatever the shop said first, and goes over.
   */
  readonly keep: (uid: string, records: RecordsPort) => Promise<void>
  /** The shop is to be asked next time; the rows stay. */
  readonly doubt: () => void
  /** Whoever was here last is gone, and leaves no rows behind. */
  readonly wipe: (records: Pick<RecordsPort, 'clear'>) => Promise<void>
}

/** A mark of the session that tells nothing of its token. */
const markOf = (crypto: Pick<CryptoPort, 'md5'>, token: string): string => {
  const bytes = encodeUtf8(token)
  const hex = new Uint8Array(32)
  writeHex(crypto.md5(bytes, bytes.length), hex)
  return readUtf8(hex) ?? ''
}

export const createChatMemory = (
  device: StoragePort,
  crypto: Pick<CryptoPort, 'md5'>,
  token: string,
): ChatMemory => {
  const mark = markOf(crypto, token)
  const write = (by: string, uid: string): void => device.write(NAME, `${by}  ${uid}`, DAYS)

  const last = (): { readonly by: string; readonly uid: string } | undefined => {
    // Between the two blanks earlier versions kept a device flag, and a wrong one for as long as the session.
    const [, by, uid] = /^(\S+) \S* (.+)$/s.exec(device.read(NAME) ?? '') ?? []
    return by && uid ? { by, uid } : undefined
  }

  return {
    recall: () => {
      const known = last()
      return known?.by === mark ? known.uid : undefined
    },
    isTaken: () => {
      const by = last()?.by ?? mark
      return by !== mark && !by.startsWith(DOUBTED)
    },
    keep: async (uid, records) => {
      const before = last()
      write(mark, uid)
      if (!before || before.uid === uid) return
      if (before.by === DOUBTED + mark) await moveUnsent(records, before.uid, uid)
      await records.clear(rowsOf(before.uid))
    },
    doubt: () => {
      const known = last()
      if (known?.by === mark) write(DOUBTED + mark, known.uid)
    },
    wipe: async (records) => {
      const known = last()
      // At once: whoever comes next is not forgotten with the last one.
      device.remove(NAME)
      if (known) await records.clear(rowsOf(known.uid))
    },
  }
}
