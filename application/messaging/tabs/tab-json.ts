import { decodeBase64, encodeBase64 } from '../../../domain/messaging/wire/base64.ts'
import { encodeUtf8, readUtf8 } from '../../../domain/messaging/wire/utf8.ts'

// Plain data between tabs as text: JSON, with marks for the two types that JSON does not have (bytes and maps).

const BYTES = '$bytes'
const MAP = '$map'

export const toTabText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Uint8Array) return { [BYTES]: readUtf8(encodeBase64(part)) }
    if (part instanceof Map) return { [MAP]: [...part] }
    return part
  })

const revive = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part
  const fields = part as Readonly<Record<string, unknown>>
  const [bytes, entries] = [fields[BYTES], fields[MAP]]
  if (typeof bytes === 'string') return decodeBase64(encodeUtf8(bytes)) ?? new Uint8Array(0)
  // A message may have a field named like a mark: only what has the mark's form is read as one.
  if (Array.isArray(entries) && entries.every(Array.isArray)) return new Map(entries as [unknown, unknown][])
  return part
}

/** The data of another tab's text; undefined when it cannot be read, as from a tab of an older release. */
export const fromTabText = (text: string): unknown => {
  try {
    return JSON.parse(text, (_, part: unknown) => revive(part))
  } catch {
    return undefined
  }
}
