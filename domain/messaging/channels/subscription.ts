import { ReasonCode, SubscribeAction } from '../wire/packets.ts'
import { type Channel, type ChannelKey, channelKey } from './channel.ts'

/** Requirement E1: `idle -> sending -> ok | refused`, all back to idle on a new connection. */
export type SubscriptionPhase = 'idle' | 'sending' | 'ok' | 'refused'

/** A data channel that is subscribed to, or asked for, on this connection. */
export type Subscription = {
  readonly channel: Channel
  /** JSON text that goes along; "{}" when there is none. */
  readonly param: string
  readonly wants: 'subscribe' | 'unsubscribe'
  readonly phase: SubscriptionPhase
  readonly reasonCode?: number
}

/** All subscriptions of a client, and whether the connection is open. */
export type Subscriptions = {
  readonly byKey: ReadonlyMap<ChannelKey, Subscription>
  readonly isOpen: boolean
  /** Sessions in a row that ended while a SUB was unanswered. */
  readonly hangUps: number
}

/** What can happen to subscriptions: wished, answered, connection opened or closed. */
export type SubscriptionEvent =
  | { readonly kind: 'subscribe-asked'; readonly channel: Channel; readonly param: string }
  | { readonly kind: 'unsubscribe-asked'; readonly channel: Channel }
  | { readonly kind: 'session-began' }
  | { readonly kind: 'session-ended' }
  | {
      readonly kind: 'suback-received'
      readonly channel: Channel
      readonly action: number
      readonly reasonCode: number
    }

/** A SUB to send, or an answer to tell the caller. */
export type SubscriptionEffect =
  | { readonly do: 'send-sub'; readonly channel: Channel; readonly action: number; readonly param: string }
  | {
      readonly do: 'tell'
      readonly channelKey: ChannelKey
      readonly action: number
      readonly reasonCode: number
    }

/** The next state and what is to be done. */
export type SubscriptionStep = readonly [Subscriptions, readonly SubscriptionEffect[]]

/** No channel subscribed, connection closed. */
export const NO_SUBSCRIPTIONS: Subscriptions = { byKey: new Map(), isOpen: false, hangUps: 0 }

// The newest servers close on SUB (requirement W6.2). Twice is no accident: it is not sent to this server again.
const HANG_UP_LIMIT = 2

/** Whether this server hangs up on subscriptions. */
export const isUnsupported = (state: Subscriptions): boolean => state.hangUps >= HANG_UP_LIMIT

const actionOf = ({ wants }: Subscription): number => SubscribeAction[wants]

const put = (state: Subscriptions, subscription: Subscription): SubscriptionStep => {
  const key = channelKey(subscription.channel)
  const canSend = state.isOpen && !isUnsupported(state)
  const phase = canSend ? 'sending' : 'idle'
  const { channel, param } = subscription
  return [
    { ...state, byKey: new Map(state.byKey).set(key, { ...subscription, phase }) },
    canSend ? [{ do: 'send-sub', channel, action: actionOf(subscription), param }] : [],
  ]
}

const sendAll = (state: Subscriptions): SubscriptionStep => {
  let next: Subscriptions = { ...state, isOpen: true }
  const effects: SubscriptionEffect[] = []
  for (const subscription of state.byKey.values()) {
    const [after, sent] = put(next, subscription)
    next = after
    effects.push(...sent)
  }
  return [next, effects]
}

const ended = (state: Subscriptions): SubscriptionStep => {
  const isUnanswered = [...state.byKey.values()].some(({ phase }) => phase === 'sending')
  const isAnswered = [...state.byKey.values()].some(({ phase }) => phase === 'ok' || phase === 'refused')
  const byKey = new Map([...state.byKey].map(([key, one]) => [key, { ...one, phase: 'idle' as const }]))
  const hangUps = isAnswered ? 0 : state.hangUps + (isUnanswered && state.isOpen ? 1 : 0)
  return [{ byKey, isOpen: false, hangUps }, []]
}

const acknowledged = (
  state: Subscriptions,
  { channel, action, reasonCode }: Extract<SubscriptionEvent, { kind: 'suback-received' }>,
): SubscriptionStep => {
  const channelKeyOfAck = channelKey(channel)
  const known = state.byKey.get(channelKeyOfAck)
  // An answer to what is no longer wanted concerns nobody.
  if (known?.phase !== 'sending' || actionOf(known) !== action) return [state, []]
  const byKey = new Map(state.byKey)
  const isOk = reasonCode === ReasonCode.success
  if (isOk && known.wants === 'unsubscribe') byKey.delete(channelKeyOfAck)
  else byKey.set(channelKeyOfAck, { ...known, phase: isOk ? 'ok' : 'refused', reasonCode })
  return [{ ...state, byKey, hangUps: 0 }, [{ do: 'tell', channelKey: channelKeyOfAck, action, reasonCode }]]
}

/** What is wanted of the server after the event, and what is to be sent for it. */
export const stepSubscriptions = (state: Subscriptions, event: SubscriptionEvent): SubscriptionStep => {
  switch (event.kind) {
    case 'subscribe-asked':
      return put(state, { channel: event.channel, param: event.param, wants: 'subscribe', phase: 'idle' })
    case 'unsubscribe-asked':
      return put(state, { channel: event.channel, param: '', wants: 'unsubscribe', phase: 'idle' })
    case 'session-began':
      return sendAll(state)
    case 'session-ended':
      return ended(state)
    case 'suback-received':
      return acknowledged(state, event)
  }
}

/** The parameters that a channel id carries behind a question mark, as JSON text (requirement W2.8). */
export const paramOf = (channelID: string, options: Readonly<Record<string, string>> = {}): string => {
  const query = channelID.includes('?') ? channelID.slice(channelID.indexOf('?') + 1) : ''
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=')
      return [name, value]
    })
  return JSON.stringify({ ...Object.fromEntries(pairs), ...options })
}
