import type { ApiFault } from '../../domain/api/fault.ts'
import { digestOf } from '../../domain/shared/digest.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'

const DAYS = 1
/** Most ids to keep; the oldest are dropped first. */
const LIMIT = 20

/**
 * Idempotency keys: the request ids of calls that move money, kept until their outcome is known (api.md 7, decision
 * 4). An act is a text that identifies what is done, beginning with its kind. The same act has the same id over
 * retries, double taps and reloads, so that the server carries it out once and repeats its first answer. Ids survive
 * a sign-out, because the act may still happen; so only the act's first word and a digest of it are stored.
 */
export type RequestIds = {
  /**
   * Sends an act with its id, and closes the id when the answer settles the outcome. A success does; a refusal only of
   * the first attempt, because the refusal of a repeat (such as too many attempts) does not say what happened to the
   * first.
   */
  readonly send: <T>(act: string, call: (id: string) => Sent<T>) => Sent<T>
  /** The act's id; a new one is created and stored if needed. */
  readonly idFor: (act: string) => string
  /** Whether the act was sent before and its outcome is unknown. */
  readonly isOpen: (act: string) => boolean
  /** All acts of unknown outcome with their ids, in stored form, oldest first. */
  readonly open: () => readonly (readonly [kept: string, id: string])[]
  /** The outcome is known: the same act gets a new id from now on. `act` in plain or stored form. */
  readonly settle: (act: string) => void
}

type Sent<T> = Promise<Result<T, ApiFault>>

/** Faults that mean that the call had no effect: refused by the server, or not sent because the session had ended. */
const isNothing = ({ kind }: ApiFault): boolean => kind === 'rejected' || kind === 'cancelled'

const keptAs = (act: string): string => `${act.split(' ', 1)[0]} ${digestOf(act)}`

type Deps = { readonly device: StoragePort; readonly random: RandomPort }

/** Ids stored on the device under `name`; each context has its own. */
export const createRequestIds = ({ device, random }: Deps, name: string): RequestIds => {
  const read = (): Readonly<Record<string, unknown>> => {
    try {
      return fieldsOf(JSON.parse(device.read(name) ?? '{}')) ?? {}
    } catch {
      // Something else was written there: treated as empty.
      return {}
    }
  }
  const write = (entries: readonly (readonly [string, unknown])[]): void => {
    if (entries.length === 0) device.remove(name)
    else device.write(name, JSON.stringify(Object.fromEntries(entries.slice(-LIMIT))), DAYS)
  }
  const idOf = (act: string): string | undefined => {
    const known = read()
    // Builds before 2026-11-22 stored the act itself: one of them may have sent it, and it must not happen twice.
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
      // Another tab, whose first attempt was refused, has closed the id meanwhile.
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
