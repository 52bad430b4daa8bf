import type { ApiFault } from '../../domain/api/fault.ts'
import { digestOf } from '../../domain/shared/digest.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'

const DAYS = 1
/** The oldest are let go: an unanswered request this far back will not be repeated. */
const LIMIT = 20

/**
 * The request ids of money-moving calls whose outcome is not known yet (api.md 7, decision 0005). The same
 * act has the same id over retries, double taps and reloads, so that the host answers with its first result. They
 * outlive a sign-out, as the act may still happen; so the device keeps of an act only its first word, which says its
 * kind, and a digest of the rest: nobody reads there what a shopper wrote, or where their money went.
 */
export type RequestIds = {
  /**
   * Sends an act under its id and settles it when the answer says what became of it: a yes does, a refusal only as the
   * first answer. A refusal (too many tries, say) of what was sent before says nothing of the first time.
   */
  readonly send: <T>(act: string, call: (id: string) => Sent<T>) => Sent<T>
  readonly idFor: (act: string) => string
  /** Whether it was sent before and nobody knows what became of it. */
  readonly isOpen: (act: string) => boolean
  /** Acts, as they are kept, and their ids whose outcome is not known, the oldest first. */
  readonly open: () => readonly (readonly [kept: string, id: string])[]
  /** The outcome is known: the same act, as it was named or as it is kept, is a new one later. */
  readonly settle: (act: string) => void
}

type Sent<T> = Promise<Result<T, ApiFault>>

/** Nothing came of this sending: it was refused, or never left because its shopper had gone. */
const isNothing = ({ kind }: ApiFault): boolean => kind === 'rejected' || kind === 'cancelled'

const keptAs = (act: string): string => `${act.split(' ', 1)[0]} ${digestOf(act)}`

type Deps = { readonly device: StoragePort; readonly random: RandomPort }

/** Ids kept on the device under `name`; each context has a name of its own. */
export const createRequestIds = ({ device, random }: Deps, name: string): RequestIds => {
  const read = (): Readonly<Record<string, unknown>> => {
    try {
      return fieldsOf(JSON.parse(device.read(name) ?? '{}')) ?? {}
    } catch {
      // Somebody else wrote there; what cannot be read is forgotten.
      return {}
    }
  }
  const write = (entries: readonly (readonly [string, unknown])[]): void => {
    if (entries.length === 0) device.remove(name)
    else device.write(name, JSON.stringify(Object.fromEntries(entries.slice(-LIMIT))), DAYS)
  }
  const idOf = (act: string): string | undefined => {
    const known = read()
    // Builds before 2026-11-22 kept the act itself: one of them may have sent it, and it must not happen twice.
    const id = known[keptAs(act)] ?? known[act]
    return typeof id === 'string' ? id : undefined
  }
  const keep = (act: string, id: string): string => {
    write([...Object.entries(read()), [keptAs(act), id]])
    return id
  }
  const idFor = (act: string): string => idOf(act) ?? keep(act, random.hexId())
  const isOpen = (act: string): boolean => idOf(act) !== undefined
  const settle = (act: string): void => {
    const names = [act, keptAs(act)]
    write(Object.entries(read()).filter(([kept]) => !names.includes(kept)))
  }
  return {
    send: async (act, call) => {
      const isRepeated = isOpen(act)
      const id = idFor(act)
      const sent = await call(id)
      if (sent.ok || (isNothing(sent.fault) && !isRepeated)) settle(act)
      // Another tab's first answer was a refusal and settled the act, while this one was on its way.
      else if (!isOpen(act)) keep(act, id)
      return sent
    },
    idFor,
    isOpen,
    open: () =>
      Object.entries(read()).flatMap(([act, id]) => (typeof id === 'string' ? [[act, id] as const] : [])),
    settle,
  }
}
