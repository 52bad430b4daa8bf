import { BehaviorSubject } from 'rxjs'
import type { DecimalMark } from '../../domain/account/language.ts'
import { checkPicture } from '../../domain/account/picture.ts'
import { type ApiFault, isUnanswered, refusedField } from '../../domain/api/fault.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { mapResult, type Result } from '../../domain/shared/result.ts'
import type { StaffAct } from '../../domain/staff/acts.ts'
import {
  type ActDone,
  type First,
  needsPassword,
  readFirst,
  type StaffItem,
} from '../../domain/staff/answers.ts'
import {
  changedFields,
  draftOf,
  type EditDraft,
  type EditFault,
  type EditValue,
  editFaults,
  moveFault,
  newDraft,
  rebased,
  restoredDraft,
  type StockMove,
  sentFields,
  variantsIn,
} from '../../domain/staff/editing.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { Drafts } from '../shared/drafts.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import type { UploadPicture } from '../shared/upload-picture.ts'
import { type CatalogueImport, createCatalogueImport } from './catalogue-import.ts'
import type { StaffApi } from './staff-api.ts'

/** Somebody else has saved the item since it was loaded. Typed values are kept and applied to the new version. */
export type EditConflict = First & {
  /** Fields that both have changed, to different values; saving writes the values typed here. */
  readonly both: readonly string[]
}

/** What the editor is currently doing. */
export type EditBusy = 'save' | 'remove' | 'sale' | 'end'

/** What the screen of an editor shows. */
export type EditorState = {
  readonly phase: 'loading' | 'failed' | 'ready'
  /** Why it could not be loaded. */
  readonly fault: ApiFault | undefined
  /** Undefined for a new item. */
  readonly item: StaffItem | undefined
  readonly draft: EditDraft
  /** Unsaved stock changes, by variant id. */
  readonly moves: Readonly<Record<string, StockMove>>
  /** Number of unsaved fields and stock changes. */
  readonly unsaved: number
  /** Faults by path: a field, `variants.2.price`, `moves.7`. */
  readonly faults: Readonly<Record<string, EditFault | MoveFault>>
  /** Refusals of the server at a field, by path. */
  readonly refusals: Readonly<Record<string, ApiFault>>
  /** A refusal or failure that does not concern a field. */
  readonly refusal: ApiFault | undefined
  readonly conflict: EditConflict | undefined
  readonly busy: EditBusy | undefined
  /** It contains values typed before a reload. */
  readonly isRestored: boolean
}

/** What is missing in a stock change. */
export type MoveFault = {
  readonly path: string
  readonly kind: 'move'
  readonly part: 'change' | 'reason' | 'words'
}

/** The result of an editor action. */
export type EditOutcome =
  | { readonly kind: 'done'; readonly id: string }
  /** A field is wrong, the server has refused it, or somebody else was first: see the state. */
  | { readonly kind: 'refused' }
  /** A dangerous action needs the password again; repeat it with the password. Nothing was changed. */
  | { readonly kind: 'needs-password' }

/** The editor of a catalogue item. */
export type Editor = {
  readonly state$: StateStream<EditorState>
  readonly load: () => Promise<void>
  readonly change: (name: string, value: EditValue) => void
  /** Changes several related fields at once. */
  readonly changeAll: (fields: EditDraft) => void
  /** An unsaved stock change of a variant; zero pieces removes it. */
  readonly moveStock: (variantId: number, move: StockMove) => void
  /** Saves the changed fields, then each stock change; what was saved stays saved if a later one fails. */
  readonly save: (password?: string) => Promise<EditOutcome>
  readonly remove: (password?: string) => Promise<EditOutcome>
  /** Ends a promo code at once; other changes stay unsaved. */
  readonly end: () => Promise<EditOutcome>
  /** On or off sale, at once. */
  readonly setOnSale: (isOnSale: boolean) => Promise<EditOutcome>
  /** Discards the changes. */
  readonly revert: () => void
}

/** What to edit, and where drafts are stored. */
export type EditAsk = {
  readonly drafts: Pick<Drafts, 'read' | 'keep'>
  /** The draft's name: specific to this person and item. */
  readonly draftName: string
  /** The kind's save action from the table of actions. */
  readonly act: StaffAct
  /** '' for a new item. */
  readonly id: string
  /** The reader's decimal mark, fixed when the editor is opened. */
  readonly mark: DecimalMark
  /** Initial values of a new item in addition to its kind's: the shop of a clerk who works for one. */
  readonly start?: EditDraft
}

type Deps = { readonly staffApi: Pick<StaffApi, 'item' | 'act'>; readonly random: RandomPort }

/** Table cells for which the server names only the column. */
const AT_TABLE: Readonly<Record<string, string>> = {
  price: 'variants',
  market_price: 'variants',
  stock: 'variants',
  code: 'variants',
}

/** The editor of an item whose kind has a `save` (api.md 9). */
export const createEditor = ({ staffApi, random }: Deps, request: EditAsk): Editor => {
  const { drafts, draftName, act, id: givenId, mark, start = {} } = request
  const { kind, fields } = act
  let id = givenId
  let version: number | undefined
  let base: EditDraft = { ...newDraft(kind, fields, mark), ...start }
  const state = new BehaviorSubject<EditorState>({
    phase: givenId === '' ? 'ready' : 'loading',
    fault: undefined,
    item: undefined,
    draft: base,
    moves: {},
    unsaved: 0,
    faults: {},
    refusals: {},
    refusal: undefined,
    conflict: undefined,
    busy: undefined,
    isRestored: false,
  })
  /** Request ids of actions without an answer, so that a repeat is the same action. */
  const unanswered = new Map<string, string>()

  const set = (change: Partial<EditorState>): void => {
    const next = { ...state.value, ...change }
    const moves = Object.values(next.moves).filter(({ change }) => change !== 0).length
    state.next({ ...next, unsaved: changedFields(next.draft, base).length + moves })
  }

  const keep = (): void => {
    const { draft, moves, unsaved } = state.value
    drafts.keep(draftName, unsaved === 0 ? undefined : { draft, base, moves })
  }

  const restore = (): void => {
    const stored = drafts.read(draftName)
    const claim = fieldsOf(stored?.['draft'])
    if (stored === undefined || claim === undefined) return
    const before = restoredDraft(base, fieldsOf(stored['base']) ?? {})
    const { draft } = rebased(restoredDraft(base, claim), before, base)
    const moves = (fieldsOf(stored['moves']) ?? {}) as EditorState['moves']
    const stocks = variantsIn(base).map(({ id }) => String(id))
    const known = Object.entries(moves).filter(([variant]) => stocks.includes(variant))
    set({ draft, moves: Object.fromEntries(known), isRestored: true })
  }

  /** Applies the server's current values below the typed ones. */
  const take = (item: StaffItem): readonly string[] => {
    const serverDraft = draftOf(fields, item.values, mark)
    const { draft, both } = rebased(state.value.draft, base, serverDraft)
    base = serverDraft
    version = item.version
    set({ phase: 'ready', fault: undefined, item, draft })
    return both
  }

  const load = async (): Promise<void> => {
    if (id === '') {
      restore()
      return
    }
    if (state.value.item === undefined) set({ phase: 'loading', fault: undefined })
    const answer = await staffApi.item(kind, id)
    if (!answer.ok) {
      if (state.value.item === undefined) set({ phase: 'failed', fault: answer.fault })
      return
    }
    const isFirst = state.value.item === undefined
    take(answer.value)
    if (isFirst) restore()
  }

  const send = async (name: string, body: Fields, password?: string): Promise<Result<ActDone, ApiFault>> => {
    const key = JSON.stringify([name, id, body])
    const request_id = unanswered.get(key) ?? random.hexId()
    unanswered.set(key, request_id)
    const { version: seen, ...sent } = body
    const answer = await staffApi.act(kind, name, {
      ...(id !== '' && { id }),
      fields: sent,
      request_id,
      ...(typeof seen === 'number' && { version: seen }),
      ...(password !== undefined && { password }),
    })
    if (answer.ok || !isUnanswered(answer.fault)) unanswered.delete(key)
    return answer
  }

  /** Somebody else was first: their values are loaded below the typed ones, and the next save is based on them. */
  const meetConflict = async (first: First): Promise<void> => {
    const answer = await staffApi.item(kind, id)
    const both = answer.ok ? take(answer.value) : []
    set({ conflict: { ...first, both } })
  }

  const refused = async (fault: ApiFault, at?: string): Promise<EditOutcome> => {
    const details = fault.kind === 'rejected' ? fault.details : undefined
    if (needsPassword(details)) return { kind: 'needs-password' }
    const first = readFirst(details)
    if (first && id !== '') {
      await meetConflict(first)
      return { kind: 'refused' }
    }
    const named = refusedField(fault)
    const path = named === undefined ? undefined : (at ?? AT_TABLE[named] ?? named)
    const isShown =
      path === at || path === 'password' || (path !== undefined && fields.some(({ name }) => name === path))
    if (path !== undefined && isShown) set({ refusals: { ...state.value.refusals, [path]: fault } })
    else set({ refusal: fault })
    return { kind: 'refused' }
  }

  /** Faults of the typed values, by path. */
  const check = (): EditorState['faults'] => {
    const { draft, moves } = state.value
    const stocks = variantsIn(base)
    const ofMoves = Object.entries(moves).flatMap(([variant, move]): readonly MoveFault[] => {
      const stock = Number(stocks.find(({ id: one }) => String(one) === variant)?.stock ?? 0)
      const part = move.change === 0 ? undefined : moveFault(move, stock)
      return part === undefined ? [] : [{ path: `moves.${variant}`, kind: 'move', part }]
    })
    const all = [...editFaults(act, draft, mark), ...ofMoves]
    return Object.fromEntries(all.map((fault) => [fault.path, fault]))
  }

  const saveFields = async (password: string | undefined): Promise<EditOutcome | undefined> => {
    const { draft } = state.value
    const names = id === '' ? fields.map(({ name }) => name) : changedFields(draft, base)
    if (names.length === 0) return undefined
    const body = sentFields(act, draft, names, mark)
    const answer = await send('save', { ...body, ...(version !== undefined && { version }) }, password)
    if (!answer.ok) return refused(answer.fault)
    id = answer.value.id
    version = answer.value.journal.id
    base = { ...base, ...Object.fromEntries(names.map((name) => [name, draft[name] ?? ''])) }
    set({ conflict: undefined })
    return undefined
  }

  const saveMoves = async (): Promise<EditOutcome | undefined> => {
    for (const [variant, { change, reason, words }] of Object.entries(state.value.moves)) {
      if (change === 0) continue
      const body = { variant_id: Number(variant), change, reason, words: words.trim() }
      const answer = await send('stock', body)
      if (!answer.ok) return refused(answer.fault, `moves.${variant}`)
      const { [variant]: _, ...others } = state.value.moves
      set({ moves: others })
    }
    return undefined
  }

  const during = async (busy: EditBusy, work: () => Promise<EditOutcome>): Promise<EditOutcome> => {
    if (state.value.busy !== undefined) return { kind: 'refused' }
    set({ busy, refusals: {}, refusal: undefined })
    try {
      return await work()
    } finally {
      set({ busy: undefined })
      keep()
    }
  }

  return {
    state$: stateOf(state),
    load,
    change: (name, value) => {
      const { [name]: _, ...refusals } = state.value.refusals
      const faults = Object.entries(state.value.faults).filter(
        ([path]) => path !== name && !path.startsWith(`${name}.`),
      )
      set({
        draft: { ...state.value.draft, [name]: value },
        refusals,
        faults: Object.fromEntries(faults),
      })
      keep()
    },
    changeAll: (changed) => {
      set({ draft: { ...state.value.draft, ...changed }, faults: {}, refusals: {} })
      keep()
    },
    moveStock: (variantId, move) => {
      const path = `moves.${variantId}`
      const { [path]: _fault, ...faults } = state.value.faults
      const { [path]: _refusal, ...refusals } = state.value.refusals
      set({ moves: { ...state.value.moves, [variantId]: move }, faults, refusals })
      keep()
    },
    save: (password) =>
      during('save', async () => {
        const faults = check()
        set({ faults })
        if (Object.keys(faults).length > 0) return { kind: 'refused' }
        const stopped = (await saveFields(password)) ?? (await saveMoves())
        if (stopped?.kind === 'needs-password' || (stopped && state.value.conflict)) return stopped
        if (id !== '') {
          const answer = await staffApi.item(kind, id)
          if (answer.ok) take(answer.value)
        }
        return stopped ?? { kind: 'done', id }
      }),
    remove: (password) =>
      during('remove', async () => {
        const answer = await send('remove', { ...(version !== undefined && { version }) }, password)
        if (!answer.ok) return refused(answer.fault)
        base = state.value.draft
        set({ moves: {} })
        return { kind: 'done', id }
      }),
    end: () =>
      during('end', async () => {
        const answer = await send('end', {})
        if (!answer.ok) return refused(answer.fault)
        const reloaded = await staffApi.item(kind, id)
        if (reloaded.ok) take(reloaded.value)
        return { kind: 'done', id }
      }),
    setOnSale: (isOnSale) =>
      during('sale', async () => {
        const answer = await send('sale', { is_on_sale: isOnSale ? 1 : 0 })
        if (!answer.ok) return refused(answer.fault)
        base = { ...base, is_on_sale: isOnSale }
        version = answer.value.journal.id
        const { item, draft } = state.value
        const { row } = answer.value
        set({ draft: { ...draft, is_on_sale: isOnSale }, ...(item && row && { item: { ...item, row } }) })
        return { kind: 'done', id }
      }),
    revert: () => {
      set({ draft: base, moves: {}, faults: {}, refusals: {}, refusal: undefined, conflict: undefined })
      set({ isRestored: false })
      keep()
    },
  }
}

/** Uploads a picture for products and banners; returns its path as products refer to it. */
const createStaffUpload =
  ({ uploadPicture }: Pick<StaffApi, 'uploadPicture'>): UploadPicture =>
  async ({ head, ...file }, { signal, onProgress } = {}) => {
    const checked = checkPicture(file.size, head)
    if (!checked.ok) return checked
    const sent = await uploadPicture(file, { ...(signal && { signal }), ...(onProgress && { onProgress }) })
    return mapResult(sent, (address) => address.replace(/^https?:\/\/[^/]+/, ''))
  }

/** Catalogue functions of the counter, beyond its lists. */
export type StaffCatalogue = {
  readonly edit: (request: EditAsk) => Editor
  readonly startImport: () => CatalogueImport
  readonly uploadPicture: UploadPicture
}

/** The editors and the import of the counter. */
export const createStaffCatalogue = (deps: {
  readonly staffApi: StaffApi
  readonly random: RandomPort
}): StaffCatalogue => ({
  edit: (request) => createEditor(deps, request),
  startImport: () => createCatalogueImport(deps),
  uploadPicture: createStaffUpload(deps.staffApi),
})
