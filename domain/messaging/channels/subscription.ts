import { ReasonCode, SubscribeAction } from '../wire/packets.ts'
import { type Channel, type ChannelKey, channelKey } from './channel.ts'

/** Requirement E1: `idle -> sending -> ok | refused`, all back to idle on a new connection. */
export type SubscriptionPhase = 'idle' | 'sending' | 'ok' | 'refused'

/** A data channel that is subscribed to on this connection, or about to be. */
export type Subscription = {
  readonly channel: Channel
  /** JSON text sent with the SUB; "{}" when there is none. */
  readonly param: string
  readonly wants: 'subscribe' | 'unsubscribe'
  readonly phase: SubscriptionPhase
  readonly reasonCode?: number
}

/** All subscriptions of a client, and whether the connection is open. */
export type Subscriptions = {
  readonly byKey: ReadonlyMap<ChannelKey, Subscription>
  readonly isOpen: boolean
  /** Consecutive sessions that ended while a SUB was unanswered. */
  readonly hangUps: number
}

/** What can happen to subscriptions: requested, answered, connection opened or closed. */
export type SubscriptionEvent =
  | { readonly kind: 'subscribe-requested'; readonly channel: Channel; readonly param: string }
  | { readonly kind: 'unsubscribe-requested'; readonly channel: Channel }
  | { readonly kind: 'session-began' }
  | { readonly kind: 'session-ended' }
  | {
      readonly kind: 'suback-received'
      readonly channel: Channel
      readonly action: number
      readonly reasonCode: number
    }

/** A SUB to send, or a result to report to the caller. */
export type SubscriptionEffect =
  | { readonly do: 'send-sub'; readonly channel: Channel; readonly action: number; readonly param: string }
  | {
      readonly do: 'tell'
      readonly channelKey: ChannelKey
      readonly action: number
      readonly reasonCode: number
    }

/** The next state and its effects. */
export type SubscriptionStep = readonly [Subscriptions, readonly SubscriptionEffect[]]

/** No channel subscribed, connection closed. */
export const NO_SUBSCRIPTIONS: Subscriptions = { byKey: new Map(), isOpen: false, hangUps: 0 }

// The newest servers close the connection on SUB (requirement W6.2). After two such closes no SUB is sent to this
// server.
const HANG_UP_LIMIT = 2

/** Whether this server closes the connection on subscriptions. */
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
  // The answer belongs to a request that was cancelled.
  if (known?.phase !== 'sending' || actionOf(known) !== action) return [state, []]
  const byKey = new Map(state.byKey)
  const isOk = reasonCode === ReasonCode.success
  if (isOk && known.wants === 'unsubscribe') byKey.delete(channelKeyOfAck)
  else byKey.set(channelKeyOfAck, { ...known, phase: isOk ? 'ok' : 'refused', reasonCode })
  return [{ ...state, byKey, hangUps: 0 }, [{ do: 'tell', channelKey: channelKeyOfAck, action, reasonCode }]]
}

/** The subscriptions after an event, and the packets and reports that follow. */
export const stepSubscriptions = (state: Subscriptions, event: SubscriptionEvent): SubscriptionStep => {
  switch (event.kind) {
    case 'subscribe-requested':
      return put(state, { channel: event.channel, param: event.param, wants: 'subscribe', phase: 'idle' })
    case 'unsubscribe-requested':
      return put(state, { channel: event.channel, param: '', wants: 'unsubscribe', phase: 'idle' })
    case 'session-began':
      return sendAll(state)
    case 'session-ended':
      return ended(state)
    case 'suback-received':
      return acknowledged(state, event)
  }
}

/** The parameters after the question mark of a channel id, as JSON text (requirement W2.8). */
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
