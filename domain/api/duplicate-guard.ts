import { fieldsOf } from '../shared/fields.ts'

/** Requirements S5 and S9: an identical POST or PUT within this time is refused. */
export const DUPLICATE_WINDOW_MS = 1000
/** Most characters of a request id, which makes a repeated call return the first result (api.md 5). */
export const REQUEST_ID_MAX_LENGTH = 64

/** When each call was sent (milliseconds), by its key. */
export type DuplicateGuard = ReadonlyMap<string, number>

/** A multipart entry reduced to what identifies it: a file by name, size and modification time. */
export type KeyedEntry = {
  readonly name: string
  readonly value: string | { readonly fileName: string; readonly size: number; readonly modifiedAt: number }
}

/** JSON with its object keys sorted, so that equal bodies have equal text. */
export const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? ''

/** The request id is ignored: a repeated request with a fresh id is still the same request. */
const REQUEST_ID = 'request_id'

const withoutId = (json: unknown): unknown => {
  const fields = fieldsOf(json)
  if (!fields || !(REQUEST_ID in fields)) return json
  const { [REQUEST_ID]: _, ...rest } = fields
  return rest
}

/**
 * The key of a call, equal for identical calls (api.md 7): method, URL and body without its request id; a multipart
 * body by its entries.
 */
export const callKey = (
  method: string,
  url: string,
  body?: { readonly json: unknown } | { readonly form: readonly KeyedEntry[] },
): string => {
  if (!body) return `${method} ${url}`
  if ('json' in body) return `${method} ${url} ${stableJson(withoutId(body.json))}`
  const entries = body.form
    .filter(({ name }) => name !== REQUEST_ID)
    .map(({ name, value }) =>
      typeof value === 'string' ? [name, value] : [name, value.fileName, value.size, value.modifiedAt],
    )
  return `${method} ${url} ${JSON.stringify(entries)}`
}

/** Whether the call may go out at `now`, and the guard that remembers it; old entries are dropped. */
export const admit = (
  guard: DuplicateGuard,
  key: string,
  now: number,
): { readonly isAdmitted: boolean; readonly guard: DuplicateGuard } => {
  const fresh = new Map([...guard].filter(([, at]) => now - at < DUPLICATE_WINDOW_MS && now >= at))
  const isAdmitted = !fresh.has(key)
  if (isAdmitted) fresh.set(key, now)
  return { isAdmitted, guard: fresh }
}

/** How long until the call may go out, in milliseconds; 0 when it may now. */
export const waitFor = (guard: DuplicateGuard, key: string, now: number): number => {
  const at = guard.get(key)
  return at === undefined || now < at ? 0 : Math.max(0, at + DUPLICATE_WINDOW_MS - now)
}

/** Forgets a call that failed, so that trying again at once is allowed (api.md 7). */
export const release = (guard: DuplicateGuard, key: string): DuplicateGuard => {
  const rest = new Map(guard)
  rest.delete(key)
  return rest
}
