import { PICTURE_MOST_BYTES } from '../../../domain/account/picture.ts'
import type { Fields, SentFile } from './input.ts'
import { refuse } from './refusal.ts'

const MOST_PLAIN_BYTES = 256 * 1024
/** A picture in its multipart wrapping. */
export const WITH_PICTURE = PICTURE_MOST_BYTES + 64 * 1024

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

const readMultipart = async (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Map<string, unknown>> => {
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

const readBody = async (request: Request, mostOfParts: number): Promise<Map<string, unknown>> => {
  const type = request.headers.get('content-type') ?? ''
  const isMultipart = type.toLowerCase().startsWith('multipart/form-data')
  const bytes = await readBytes(request, isMultipart ? mostOfParts : MOST_PLAIN_BYTES)
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

/**
 * Query string and body (JSON, urlencoded or multipart) of a call in one map, the body winning. A body in parts may
 * have `mostOfParts` bytes: WITH_PICTURE for who is known.
 */
export const readFields = async (request: Request, mostOfParts = MOST_PLAIN_BYTES): Promise<Fields> => {
  const fields = new Map<string, unknown>()
  for (const [name, value] of new URL(request.url).searchParams) add(fields, name, value)
  if (request.method === 'GET' || request.method === 'HEAD') return fields
  for (const [name, value] of await readBody(request, mostOfParts)) fields.set(name, value)
  return fields
}
