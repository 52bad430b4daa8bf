import { Subject } from 'rxjs'
import { type Channel, type ChannelKey, channelKey } from '../../domain/messaging/channels/channel.ts'
import {
  isUnsupported,
  NO_SUBSCRIPTIONS,
  paramOf,
  type SubscriptionEvent,
  stepSubscriptions,
} from '../../domain/messaging/channels/subscription.ts'
import type { Message } from '../../domain/messaging/message.ts'
import type { Suback } from '../../domain/messaging/wire/packets.ts'
import type { LogPort } from '../ports/log-port.ts'
import { Events } from '../shared/streams.ts'
import type { Link } from './connection.ts'

/** Data channels with listeners; subscribed again in each session (requirement M4). */
export type Subscriptions = {
  /** Subscribes to the channel, unless another listener has, and passes its messages to `listener`. */
  readonly subscribe: (
    channel: Channel,
    listener: (message: Message) => void,
    options?: Readonly<Record<string, string>>,
  ) => { unsubscribe(): void }
  readonly deliver: (message: Message) => void
  /** Another tab starts or stops listening to a channel. */
  readonly setWanted: (channel: Channel, isWanted: boolean) => void
  readonly began: () => void
  readonly ended: () => void
  readonly acknowledged: (ack: Suback) => void
  /** Whether the server closes connections on SUB, so that none is sent. */
  readonly isUnsupported: () => boolean
}

/** `onWantedChange` is called when this tab starts or stops listening to a channel, to tell the leading tab. */
export const createSubscriptions = (
  link: Pick<Link, 'send'>,
  log: LogPort,
  onWantedChange: (channel: Channel, isWanted: boolean) => void = () => undefined,
): Subscriptions => {
  let state = NO_SUBSCRIPTIONS
  const listeners = new Map<ChannelKey, Subject<Message>>()

  const step = (event: SubscriptionEvent): void => {
    const [next, effects] = stepSubscriptions(state, event)
    state = next
    for (const effect of effects) {
      if (effect.do === 'tell') {
        log.write('debug', 'messaging-subscription', { action: effect.action, reason: effect.reasonCode })
        continue
      }
      const { channel, action, param } = effect
      link.send([{ kind: 'sub', flags: 0, setting: 0, number: '', ...channel, action, param }])
    }
  }

  /** The channel id in messages: the part before the parameters. */
  const keyOf = ({ channelID, channelType }: Channel): ChannelKey =>
    channelKey({ channelID: channelID.split('?', 1)[0] ?? channelID, channelType })

  return {
    subscribe: (channel, listener, options) => {
      const key = keyOf(channel)
      const messages = listeners.get(key) ?? new Subject<Message>()
      const isFirst = !messages.observed
      listeners.set(key, messages)
      const listening = new Events(messages, () => log.write('error', 'messaging-listener')).subscribe(
        listener,
      )
      if (isFirst) {
        step({ kind: 'subscribe-requested', channel, param: paramOf(channel.channelID, options) })
        onWantedChange(channel, true)
      }
      listening.add(() => {
        if (messages.observed) return
        listeners.delete(key)
        step({ kind: 'unsubscribe-requested', channel })
        onWantedChange(channel, false)
      })
      return listening
    },
    deliver: (message) => listeners.get(channelKey(message.channel))?.next(message),
    setWanted: (channel, isWanted) => {
      if (listeners.has(keyOf(channel))) return
      const param = paramOf(channel.channelID)
      step(
        isWanted
          ? { kind: 'subscribe-requested', channel, param }
          : { kind: 'unsubscribe-requested', channel },
      )
    },
    began: () => step({ kind: 'session-began' }),
    ended: () => step({ kind: 'session-ended' }),
    acknowledged: ({ channelID, channelType, action, reasonCode }) =>
      step({ kind: 'suback-received', channel: { channelID, channelType }, action, reasonCode }),
    isUnsupported: () => isUnsupported(state),
  }
}
