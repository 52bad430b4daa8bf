import { type Fields, fieldsOf } from '../../shared/fields.ts'
import { type Channel, ChannelType } from '../channels/channel.ts'
import { numberField, textField } from '../content/fields.ts'
import type { EventPacket } from '../wire/packet.ts'
import { readUtf8 } from '../wire/utf8.ts'

// How servers since 2026 stream (protocol.md 2.10): a message of the usual kind begins it, and events that name it
// bring what is added.

export type StreamEvent = {
  readonly channel: Channel
  /** As `senderKey` names the message. */
  readonly sender: string
  readonly clientMsgNo: string
  readonly text: string
  /** Bytes of text before this one, from servers that say so. */
  readonly offset?: number
  /** The text stands for all that came before it, and is not added to it. */
  readonly isWhole: boolean
  readonly isEnd: boolean
}

/** Where the answer is; thoughts and tools have others. */
const ANSWER = 'main'
const ENDS = /^stream\.(close|finish|error|cancel)$/

const parse = (bytes: Uint8Array): Fields => {
  try {
    return fieldsOf(JSON.parse(readUtf8(bytes) ?? '')) ?? {}
  } catch {
    return {}
  }
}

const wordsIn = (fields: Fields | undefined, name: string): string =>
  fields?.['kind'] === 'text' ? textField(fields, name) : ''

/** What an event adds to a message; undefined for one that is about something else. */
export const readStreamEvent = ({ type, data }: EventPacket, uid: string): StreamEvent | undefined => {
  if (!type.startsWith('stream.')) return undefined
  const fields = parse(data)
  const isEnd = ENDS.test(type)
  const [from, clientMsgNo] = [textField(fields, 'from_uid'), textField(fields, 'client_msg_no')]
  const isAnswer = textField(fields, 'event_key') === ANSWER || type === 'stream.finish'
  if (clientMsgNo === '' || !isAnswer) return undefined
  const channelType = numberField(fields, 'channel_type')
  const named = textField(fields, 'channel_id')
  const payload = fieldsOf(fields['payload'])
  const whole = wordsIn(fieldsOf(payload?.['snapshot']), 'text') || (isEnd ? '' : wordsIn(payload, 'text'))
  return {
    // Some servers name the addressee, whoever hears it.
    channel: { channelID: channelType === ChannelType.person && named === uid ? from : named, channelType },
    sender: `${from}\n${clientMsgNo}`,
    clientMsgNo,
    text: whole || wordsIn(payload, 'delta'),
    ...(typeof fields['text_offset'] === 'number' && { offset: fields['text_offset'] }),
    isWhole: whole !== '',
    isEnd,
  }
}
