import { PICTURE_MOST_BYTES } from '../../../domain/account/picture.ts'
import type { Fields, SentFile } from './input.ts'
import { refuse } from './refusal.ts'

const MOST_PLAIN_BYTES = 256 * 1024
/** A picture in its multipart wrapping. */
const WITH_PICTURE = PICTURE_MOST_BYTES + 64 * 1024

const readBytes = async (request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refuse('body-too-large')
  const parts: Uint8Array[] = []
  let size = 0
  // A body may come in chunks of unknown total, so that its length is watched while reading.
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > most) throw refuse('body-too-large')
    parts.push(part)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A name that comes again makes a list; to copy it for each would hold the server up for minutes. */
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

/** A file, and more fields than any form of ours has beside it. */
const MOST_PARTS = 20

/** Whether a body has more parts than that, told by its separators: to take it apart costs three microseconds a part. */
const hasTooManyParts = (bytes: Uint8Array<ArrayBuffer>, type: string): boolean => {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type)
  const separator = `--${boundary?.[1] ?? boundary?.[2] ?? ''}`
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let parts = 0
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    parts += 1
    // The last separator ends the body.
    if (parts > MOST_PARTS + 1) return true
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
  { takesFile = false, isKnown = false, mostBytes = MOST_PLAIN_BYTES }: Reader,
): Promise<Map<string, unknown>> => {
  const type = request.headers.get('content-type') ?? ''
  const isMultipart = type.toLowerCase().startsWith('multipart/form-data')
  if (isMultipart && !takesFile) throw refuse('body-not-readable')
  const bytes = await readBytes(
    request,
    isMultipart && isKnown ? WITH_PICTURE : mostBytesOf(isKnown, mostBytes),
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

/** A stranger's body is no longer than any other's, whatever the call takes of whoever is known. */
const mostBytesOf = (isKnown: boolean, mostBytes: number): number => (isKnown ? mostBytes : MOST_PLAIN_BYTES)

type Reader = {
  /** A call that takes a file takes a body in parts; others refuse it unread. */
  readonly takesFile?: boolean
  /** Whoever has a session may send as much as a picture. To take one apart for a stranger holds everybody up. */
  readonly isKnown?: boolean
  /** Bytes that a body without a file may have, in place of 256 KB. */
  readonly mostBytes?: number
}

/** Query string and body (JSON, urlencoded or multipart) of a call in one map, the body winning. */
export const readFields = async (request: Request, reader: Reader = {}): Promise<Fields> => {
  const fields = new Map<string, unknown>()
  for (const [name, value] of new URL(request.url).searchParams) add(fields, name, value)
  if (request.method === 'GET' || request.method === 'HEAD') return fields
  for (const [name, value] of await readBody(request, reader)) fields.set(name, value)
  return fields
}
