import { type Fields, fieldsOf, numberField, textField, uidListField } from '../../shared/fields.ts'
import { encodeUtf8, readUtf8 } from '../wire/text-encoding.ts'
import {
  type Away,
  type Content,
  type ContentBody,
  ContentType,
  isSystemType,
  readMention,
  writeMention,
} from './content.ts'
import { readReply, writeReply } from './reply.ts'

/** The host's content types: number in the payload to name in `ContentBody`. */
export type CustomTypes = ReadonlyMap<number, string>

/** Reads and writes payloads. Reading never fails: unreadable payloads are kept raw. */
export type ContentRegistry = {
  read(payload: Uint8Array): Content
  /** The same for a payload that the host already passes as an object. */
  readFields(fields: Fields): Content
  write(content: Content): Uint8Array
  writeFields(content: Content): Fields
}

const namesOf = (fields: Fields): readonly string[] => {
  const extra = fields['extra']
  if (!Array.isArray(extra)) return []
  return extra.map((entry: unknown) =>
    typeof entry === 'string' ? entry : textField(fieldsOf(entry) ?? {}, 'name'),
  )
}

const awayIn = (fields: Fields): { readonly away?: Away } => {
  const [opensAt, opensText] = [numberField(fields, 'opensAt'), textField(fields, 'opensText')]
  return opensAt > 0 ? { away: { opensAt, opensText } } : {}
}

const bodyOf = (contentType: number, fields: Fields, custom: CustomTypes): ContentBody => {
  const name = custom.get(contentType)
  if (name !== undefined) return { kind: 'custom', name, fields: withoutEnvelope(fields) }
  if (isSystemType(contentType)) {
    return { kind: 'system', template: textField(fields, 'content'), names: namesOf(fields), fields }
  }
  switch (contentType) {
    case ContentType.text:
      return { kind: 'text', text: textField(fields, 'content'), ...awayIn(fields) }
    case ContentType.image: {
      const [width, height] = [numberField(fields, 'width'), numberField(fields, 'height')]
      return { kind: 'image', width, height, url: textField(fields, 'url') }
    }
    case ContentType.stream:
      return { kind: 'stream', data: textField(fields, 'data') }
    case ContentType.command:
      return { kind: 'command', cmd: textField(fields, 'cmd'), param: fieldsOf(fields['param']) ?? {} }
    case ContentType.signal:
      return { kind: 'signal', fields }
    default:
      return { kind: 'unknown', fields }
  }
}

const ENVELOPE: ReadonlySet<string> = new Set(['type', 'mention', 'reply', 'visibles', 'invisibles'])

const withoutEnvelope = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !ENVELOPE.has(name)))

const bodyFields = (body: ContentBody): Fields => {
  switch (body.kind) {
    case 'text':
      return { content: body.text, ...body.away }
    case 'image':
      return { width: body.width, height: body.height, url: body.url }
    case 'stream':
      return { data: body.data }
    case 'command':
      return { cmd: body.cmd, param: body.param }
    case 'system':
    case 'signal':
    case 'custom':
    case 'unknown':
      return withoutEnvelope(body.fields)
    case 'unreadable':
      return {}
  }
}

const parseFields = (payload: Uint8Array): Fields | undefined => {
  const text = readUtf8(payload)
  if (text === undefined) return undefined
  try {
    return fieldsOf(JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

const NOBODY = ''
const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0

const uidsOr = (fields: Fields, nobody: string): readonly string[] => {
  const uids = uidListField(fields, 'visibles')
  return uids.length > 0 ? uids : [nobody]
}

/** Creates a registry. `custom`: names of the shop's own content types by number; the protocol's own are built in. */
export const createContentRegistry = (custom: CustomTypes = new Map()): ContentRegistry => {
  const readFields = (fields: Fields): Content => {
    const contentType = numberField(fields, 'type')
    const mention = readMention(fields['mention'])
    const reply = readReply(fields['reply'])
    // An unreadable list hides the message from everybody rather than showing it to everybody.
    const visibles = isList(fields['visibles']) ? uidsOr(fields, NOBODY) : []
    const invisibles = uidListField(fields, 'invisibles')
    return {
      contentType,
      body: bodyOf(contentType, fields, custom),
      ...(mention && { mention }),
      ...(reply && { reply }),
      ...(visibles.length > 0 && { visibles }),
      ...(invisibles.length > 0 && { invisibles }),
    }
  }

  // Field order of SDK 1.2.8: body, type, mention, reply.
  const writeFields = (content: Content): Fields => ({
    ...bodyFields(content.body),
    type: content.contentType,
    ...(content.mention && { mention: writeMention(content.mention) }),
    ...(content.reply && { reply: writeReply(content.reply) }),
    ...(content.visibles && { visibles: content.visibles }),
    ...(content.invisibles && { invisibles: content.invisibles }),
  })

  return {
    readFields,
    writeFields,
    read: (payload) => {
      const fields = parseFields(payload)
      if (fields) return readFields(fields)
      return { contentType: ContentType.unknown, body: { kind: 'unreadable', bytes: payload.slice() } }
    },
    write: (content) =>
      content.body.kind === 'unreadable'
        ? content.body.bytes
        : encodeUtf8(JSON.stringify(writeFields(content))),
  }
}
