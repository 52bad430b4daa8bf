import { PICTURE_MAX_BYTES } from '../../../domain/account/picture.ts'
import type { Fields, SentFile } from './input.ts'
import { refuse } from './refusal.ts'

const MAX_PLAIN_BYTES = 256 * 1024
/** Most bytes of a multipart body with a picture. */
const WITH_PICTURE = PICTURE_MAX_BYTES + 64 * 1024

const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw refuse('body-too-large')
  const parts: Uint8Array[] = []
  let size = 0
  // The body may be chunked with unknown length, so its size is checked while reading.
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > maxBytes) throw refuse('body-too-large')
    parts.push(part)
  }
  const body = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    body.set(part, at)
    at += part.length
  }
  return body
}

/** A repeated name becomes a list, which is mutated: copying it each time would block the server for minutes. */
const add = (fields: Map<string, unknown>, name: string, value: unknown) => {
  const before = fields.get(name)
  if (Array.isArray(before)) before.push(value)
  else fields.set(name, before === undefined ? value : [before, value])
}

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

const readJson = (bytes: Uint8Array): Map<string, unknown> => {
  if (bytes.length === 0) return new Map()
  const value: unknown = JSON.parse(decode(bytes))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('no object')
  return new Map(Object.entries(value))
}

/** A file, and more fields than any form of ours has. */
const MAX_PARTS = 20

/** Whether a body has more parts than that, by its separators: parsing costs three microseconds a part. */
const hasTooManyParts = (bytes: Uint8Array<ArrayBuffer>, type: string): boolean => {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type)
  const separator = `--${boundary?.[1] ?? boundary?.[2] ?? ''}`
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let parts = 0
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    parts += 1
    // The last separator ends the body.
    if (parts > MAX_PARTS + 1) return true
  }
  return false
}

const readMultipart = async (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Map<string, unknown>> => {
  if (hasTooManyParts(bytes, type)) throw refuse('body-not-readable')
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const fields = new Map<string, unknown>()
  for (const [name, value] of form) {
    const isText = typeof value === 'string'
    const sent: string | SentFile = isText
      ? value
      : { name: value.name, mediaType: value.type, bytes: new Uint8Array(await value.arrayBuffer()) }
    add(fields, name, sent)
  }
  return fields
}

const readBody = async (
  request: Request,
  { takesFile = false, isKnown = false, maxBytes = MAX_PLAIN_BYTES }: Reader,
): Promise<Map<string, unknown>> => {
  const type = request.headers.get('content-type') ?? ''
  const isMultipart = type.toLowerCase().startsWith('multipart/form-data')
  if (isMultipart && !takesFile) throw refuse('body-not-readable')
  const bytes = await readBytes(
    request,
    isMultipart && isKnown ? WITH_PICTURE : maxBytesOf(isKnown, maxBytes),
  )
  try {
    if (isMultipart) return await readMultipart(bytes, type)
    if (!type.toLowerCase().startsWith('application/x-www-form-urlencoded')) return readJson(bytes)
    const fields = new Map<string, unknown>()
    for (const [name, value] of new URLSearchParams(decode(bytes))) add(fields, name, value)
    return fields
  } catch {
    throw refuse('body-not-readable')
  }
}

/** The size limit: visitors get the ordinary limit, whatever the call allows signed-in callers. */
const maxBytesOf = (isKnown: boolean, maxBytes: number): number => (isKnown ? maxBytes : MAX_PLAIN_BYTES)

type Reader = {
  /** Whether the call accepts a multipart body with a file; others refuse it unread. */
  readonly takesFile?: boolean
  /**
   * Whether the caller has a session: only then bodies may be as large as a picture, because parsing them blocks the
   * server.
   */
  readonly isKnown?: boolean
  /** Most bytes of a body without a file, instead of 256 KB. */
  readonly maxBytes?: number
}

/** Reads query string and body (JSON, urlencoded or multipart) of a call into one map, the body winning. */
export const readFields = async (request: Request, reader: Reader = {}): Promise<Fields> => {
  const fields = new Map<string, unknown>()
  for (const [name, value] of new URL(request.url).searchParams) add(fields, name, value)
  if (request.method === 'GET' || request.method === 'HEAD') return fields
  for (const [name, value] of await readBody(request, reader)) fields.set(name, value)
  return fields
}
