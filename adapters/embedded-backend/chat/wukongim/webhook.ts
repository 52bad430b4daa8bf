import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { asFields, textField } from '../../../../domain/messaging/fields.ts'
import type { HostBindings } from '../../http/api.ts'
import { PERSON } from '../host/uids.ts'
import type { WukongimServer } from './wukongim-server.ts'
import { otherSide, readMessage } from './wukongim-shapes.ts'

const MOST_BYTES = 4 * 1024 * 1024
/** The server tells again what was not acknowledged; this many of the last messages are known. */
const MOST_KNOWN = 20_000

const digestOf = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/** Remembers ids, the oldest are forgotten. */
const createKnown = () => {
  const known = new Set<string>()
  return (id: string): boolean => {
    if (known.has(id)) return true
    known.add(id)
    const [oldest] = known
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    return false
  }
}

/**
 * `POST /im/webhook/<secret>?event=msg.notify`: the server tells of stored messages, as a list. The secret stands in
 * the path because the server can send no header of ours. Other events are acknowledged and left.
 */
export const mountWebhook = (
  app: Hono<{ Bindings: HostBindings }>,
  server: Pick<WukongimServer, 'hear'>,
  secret: string,
): void => {
  const isKnown = createKnown()
  const secretDigest = digestOf(secret)
  app.post('/im/webhook/:secret', bodyLimit({ maxSize: MOST_BYTES }), async (context) => {
    if (!timingSafeEqual(digestOf(context.req.param('secret')), secretDigest)) return context.notFound()
    if (context.req.query('event') !== 'msg.notify') return context.json({ status: 200 })
    const told: unknown = await context.req.json().catch(() => undefined)
    if (!Array.isArray(told)) return context.json({ status: 400, msg: 'a list of messages is wanted' }, 400)
    for (const row of told) {
      const fields = asFields(row) ?? {}
      const fromUID = textField(fields, 'from_uid')
      const toUID = otherSide(textField(fields, 'channel_id'), fromUID)
      const message = readMessage(row, fromUID)
      if (!message || message.channelType !== PERSON || isKnown(message.messageID)) continue
      // As the addressee sees it: the conversation is with the sender.
      server.hear({ ...message, channelID: fromUID || message.channelID, toUID })
    }
    return context.json({ status: 200 })
  })
}
