import type { ApiFault } from '../../domain/api/fault.ts'
import { readUploaded } from '../../domain/api/read.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import type { Result } from '../../domain/shared/result.ts'
import type {
  ActDone,
  ImportReport,
  Parcel,
  ParcelDone,
  Slip,
  StaffConversations,
  StaffItem,
  StaffMe,
  StaffPerson,
} from '../../domain/staff/answers.ts'
import type { ConversationBeside, OfConversation } from '../../domain/staff/conversation.ts'
import type { JournalEntry, StaffKind, StaffList } from '../../domain/staff/queue.ts'
import { type Api, type CallOptions, QUIET, type Reader, readNothing } from '../api/api-client.ts'
import type { UploadFile } from '../ports/http-port.ts'

/** The result of a call of the counter. Faults are shown where they occur, never as toasts. */
type Answer<T> = Promise<Result<T, ApiFault>>

/** The query of a list; without a filter, the server's first one applies. */
export type ListAsk = {
  readonly filter?: string
  readonly search?: string
  readonly cursor?: string
  readonly limit?: number
  readonly sort?: 'waiting' | 'newest'
}

/** The journal of a person or an item. */
export type JournalAsk = {
  readonly kind?: StaffKind
  readonly id?: string
  readonly staff?: number
  readonly cursor?: string
}

/** The parameters of an action. With `request_id` a repeat returns the first result. */
export type ActAsk = {
  readonly id?: string
  readonly fields?: Fields
  readonly password?: string
  readonly version?: number
  readonly request_id?: string
}

/** Products in the format of docs/catalogue-files.md. */
export type ImportAsk = {
  readonly text: string
  readonly format: 'json' | 'csv'
  readonly shop?: number
  readonly pictures?: Readonly<Record<string, string>>
  readonly save: 0 | 1
}

/** The query for conversations: of one shop (0: customer service) or of all visible ones. */
export type ConversationsAsk = {
  readonly shop?: number
  readonly filter?: string
  readonly search?: string
  readonly cursor?: string
}

/** All calls of the counter (api.md 9), by subject. */
export type StaffApi = {
  // Session.
  readonly login: (name: string, password: string) => Answer<{ readonly staff: StaffPerson }>
  readonly logout: () => Answer<true>
  /** Confirms the password: dangerous actions need none until the returned time (seconds). */
  readonly confirm: (password: string) => Answer<{ readonly confirmed_until: number }>
  readonly changePassword: (before: string, next: string) => Answer<true>
  readonly me: () => Answer<StaffMe>

  // Items of every kind.
  readonly list: (kind: StaffKind, ask?: ListAsk) => Answer<StaffList>
  readonly item: (kind: StaffKind, id: string) => Answer<StaffItem>
  /** The papers of several orders, a text for each. */
  readonly slips: (ids: readonly string[]) => Answer<{ readonly slips: readonly Slip[] }>
  readonly journal: (
    ask?: JournalAsk,
  ) => Answer<{ readonly rows: readonly JournalEntry[]; readonly cursor: string }>
  readonly act: (kind: StaffKind, act: string, ask: ActAsk) => Answer<ActDone>
  /** Each parcel is independent: a refused one does not block the others. */
  readonly shipMany: (parcels: readonly Parcel[], request_id: string) => Answer<readonly ParcelDone[]>

  // Files.
  /** A picture for products, banners and the chat; returns its address. */
  readonly uploadPicture: (
    file: UploadFile,
    options?: Pick<CallOptions, 'signal' | 'onProgress'>,
  ) => Answer<string>
  readonly exportCatalogue: (format: 'json' | 'csv', shop?: number) => Answer<{ readonly text: string }>
  readonly importCatalogue: (ask: ImportAsk) => Answer<ImportReport>

  // Conversations; messages go through the messaging engine.
  readonly conversations: (ask: ConversationsAsk) => Answer<StaffConversations>
  /** The side panel of a conversation: shopper, orders, products, colleagues. */
  readonly beside: (of: OfConversation) => Answer<ConversationBeside>
  readonly claim: (of: OfConversation) => Answer<Fields | true>
  readonly handOver: (of: OfConversation, to: number, words: string) => Answer<Fields | true>
  readonly finish: (of: OfConversation) => Answer<Fields | true>
}

const PATH = '/api/staff'
/** Milliseconds: a large import is checked row by row. */
const IMPORT_MS = 120_000
const UPLOAD_MS = 60_000

/** Reads an answer of our own server that has these fields; the others are described in api.md. */
const withFields =
  <T>(...names: readonly (keyof T & string)[]): Reader<T> =>
  (data) => {
    const fields = fieldsOf(data)
    return fields && names.every((name) => name in fields) ? (data as T) : undefined
  }

const readAny: Reader<Fields | true> = (data) => fieldsOf(data) ?? true

/** Without undefined fields: to the server a missing field differs from an empty one. */
const definedFields = (fields: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** The client of the counter's calls. The session is an HTTP-only cookie. */
export const createStaffApi = ({ api }: { readonly api: Api }): StaffApi => {
  const get = <T>(path: string, query: object, read: Reader<T>): Answer<T> =>
    api.get(PATH + path, definedFields({ ...query }), read, QUIET)
  const post = <T>(path: string, body: object, read: Reader<T>, options: CallOptions = {}): Answer<T> =>
    api.post(PATH + path, definedFields({ ...body }), read, { ...QUIET, isUnwaited: true, ...options })

  return {
    login: (name, password) => post('/login', { name, password }, withFields('staff')),
    logout: () => post('/logout', {}, readNothing),
    confirm: (password) => post('/confirm', { password }, withFields('confirmed_until')),
    changePassword: (before, next) =>
      post('/password', { old_password: before, new_password: next }, readNothing),
    me: () => get('/me', {}, withFields('staff', 'queues', 'acts')),

    list: (kind, ask = {}) => get('/list', { kind, ...ask }, withFields('rows', 'filters', 'cursor')),
    item: (kind, id) => get('/item', { kind, id }, withFields('row', 'facts', 'acts', 'journal')),
    slips: (ids) => get('/slips', { ids: ids.join(',') }, withFields('slips')),
    journal: (ask = {}) => get('/journal', ask, withFields('rows', 'cursor')),
    act: (kind, act, { fields, ...ask }) =>
      post(`/act/${kind}/${act}`, { ...fields, ...ask }, withFields('journal', 'id')),
    shipMany: (parcels, request_id) =>
      post('/act/order/ship_many', { parcels, request_id }, (data) => {
        const results = fieldsOf(data)?.['results']
        return Array.isArray(results) ? (results as readonly ParcelDone[]) : undefined
      }),

    uploadPicture: (file, options = {}) =>
      api.upload(`${PATH}/picture`, [{ name: 'file', value: file }], readUploaded, {
        ...QUIET,
        isUnwaited: true,
        timeoutMs: UPLOAD_MS,
        ...options,
      }),
    exportCatalogue: (format, shop) => get('/catalogue/export', { format, shop }, withFields('text')),
    importCatalogue: (ask) =>
      post('/catalogue/import', ask, withFields('errors', 'is_saved'), { timeoutMs: IMPORT_MS }),

    conversations: (ask) => get('/chat/conversations', ask, withFields('rows', 'filters', 'cursor')),
    beside: (of) => get('/chat/beside', of, withFields('shopper', 'orders', 'goods', 'colleagues')),
    claim: (of) => post('/chat/claim', of, readAny),
    handOver: (of, staff, words) => post('/chat/handover', { ...of, staff, words }, readAny),
    finish: (of) => post('/chat/finish', of, readAny),
  }
}
