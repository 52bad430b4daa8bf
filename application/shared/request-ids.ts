import { fieldsOf } from '../../domain/api/read.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'

const DAYS = 1
/** The oldest are let go: an unanswered request this far back will not be repeated. */
const LIMIT = 20

/**
 * The request ids of money-moving calls whose outcome is not known yet (api.md 7, decision 0005). The same
 * act has the same id over retries, double taps and reloads, so that the host answers with its first result.
 */
export type RequestIds = {
  readonly idFor: (act: string) => string
  /** Whether it was sent before and nobody knows what became of it. */
  readonly isOpen: (act: string) => boolean
  /** Acts and their ids whose outcome is not known, the oldest first. */
  readonly open: () => readonly (readonly [act: string, id: string])[]
  /** The outcome is known: the same act later is a new one. */
  readonly settle: (act: string) => void
}

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
  return {
    idFor: (act) => {
      const known = read()[act]
      if (typeof known === 'string') return known
      const id = random.hexId()
      write([...Object.entries(read()), [act, id]])
      return id
    },
    isOpen: (act) => typeof read()[act] === 'string',
    open: () =>
      Object.entries(read()).flatMap(([act, id]) => (typeof id === 'string' ? [[act, id] as const] : [])),
    settle: (act) => write(Object.entries(read()).filter(([known]) => known !== act)),
  }
}
