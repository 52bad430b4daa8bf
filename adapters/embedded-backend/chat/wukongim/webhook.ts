import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fieldsOf, textField } from '../../../../domain/shared/fields.ts'
import type { HostBindings } from '../../http/caller.ts'
import { isSameSecret } from '../../secrets/passwords.ts'
import { PERSON } from '../api/uids.ts'
import { type MissedMessages, receiveNew } from './missed-messages.ts'
import type { WebhookMessage, WebhookMessages } from './webhook-messages.ts'
import type { WukongimServer } from './wukongim-server.ts'
import { otherSide, readMessage } from './wukongim-shapes.ts'

const MAX_BYTES = 4 * 1024 * 1024

/** From the addressee's view: the conversation is with the sender. */
const readWebhookMessage = (row: unknown): WebhookMessage | undefined => {
  const fields = fieldsOf(row) ?? {}
  const fromUID = textField(fields, 'from_uid')
  const toUID = otherSide(textField(fields, 'channel_id'), fromUID)
  const message = readMessage(row, fromUID)
  if (!message || message.channelType !== PERSON) return undefined
  return { ...message, channelID: fromUID || message.channelID, toUID }
}

/**
 * `POST /im/webhook/<secret>?event=msg.notify`: the server delivers a list of stored messages. The secret is in the
 * path because the server cannot send a custom header. Other events are acknowledged and ignored. Messages of banned
 * shoppers are ignored and their connections closed.
 */
export const mountWebhook = (
  app: Hono<{ Bindings: HostBindings }>,
  server: Pick<WukongimServer, 'receive' | 'quitDevice'>,
  messages: WebhookMessages,
  secret: string,
  missed: () => Pick<MissedMessages, 'received'> | undefined = () => undefined,
): void => {
  app.post('/im/webhook/:secret', bodyLimit({ maxSize: MAX_BYTES }), async (context) => {
    if (!isSameSecret(context.req.param('secret'), secret)) return context.notFound()
    if (context.req.query('event') !== 'msg.notify') return context.json({ status: 200 })
    const rows: unknown = await context.req.json().catch(() => undefined)
    if (!Array.isArray(rows)) return context.json({ status: 400, msg: 'a list of messages is wanted' }, 400)
    const received = new Map(
      rows.flatMap((row) => readWebhookMessage(row) ?? []).map((one) => [one.messageID, one]),
    )
    await receiveNew(server, messages, [...received.values()])
    missed()?.received([...received.values()])
    return context.json({ status: 200 })
  })
}
