import {
  type Channel,
  type ChannelInfo,
  type ChannelKey,
  channelKey,
} from '../../domain/messaging/channels/channel.ts'
import { withoutSecrets } from '../../domain/messaging/content/secrets.ts'
import { isNews, isStillNews } from '../../domain/messaging/conversations/news.ts'
import { type Message, shownContent } from '../../domain/messaging/message.ts'
import { firstOf } from '../../domain/shared/text.ts'
import type { AlertsPort, SoundPort } from '../ports/alerts-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { Notices, NoticeText } from '../shared/notices.ts'
import type { Messaging } from './messaging.ts'

/** The page, as far as notifications need it. */
type NotifiedPage = {
  /** Whether it shows this conversation now, open or as a row. */
  readonly shows: (channel: Channel) => boolean
  /** Opens a conversation; without one the list of all. */
  readonly open: (channel?: Channel) => void
  /** Translates texts into the reader's language, once they are loaded. */
  readonly loadTranslator: () => Promise<(text: KeyText) => string>
}

/** Where notifications are shown: as toasts, on a page, outside it. */
export type NotifyOptions = {
  readonly notices: Pick<Notices, 'notices$' | 'show' | 'close'>
  readonly page: NotifiedPage
  readonly alerts: Pick<AlertsPort, 'choice' | 'show'>
  readonly sound: Pick<SoundPort, 'isOn' | 'play'>
}

/** What notifications need of the messaging client. */
type NotifyClient = Pick<
  Messaging,
  | 'uid'
  | 'arrived'
  | 'status$'
  | 'conversations$'
  | 'conversation$'
  | 'messages$'
  | 'channelInfo$'
  | 'isSeenElsewhere'
  | 'syncExtras'
>

type Deps = NotifyOptions & { readonly client: NotifyClient; readonly lifecycle: LifecyclePort }

type KeyText = Extract<NoticeText, { readonly kind: 'key' }>
type Toast = {
  readonly id: number
  readonly messages: readonly Message[]
  readonly target: Channel | undefined
}
/** A shown browser notification, and its message. */
type ShownAlert = { readonly message: Message; readonly close: () => void }

/** Most characters of a message in a toast. */
const LONGEST = 60
const HIDDEN: KeyText = { kind: 'key', key: 'chat.news.hidden' }

const shortened = (text: string): string => {
  const line = withoutSecrets(text).replace(/\s+/g, ' ').trim()
  const shown = firstOf(line, LONGEST)
  return shown === line ? line : `${shown}…`
}

/** A message as a toast: its text follows the language at the time of rendering. */
export const newsText = (message: Message, info: ChannelInfo | undefined): KeyText => {
  const name = info?.title ?? ''
  if (name === '') return HIDDEN
  const { body } = shownContent(message)
  const textFor = (kind: string, text?: string): KeyText => ({
    kind: 'key',
    key: `chat.news.${kind}`,
    with: { name, ...(text !== undefined && { text }) },
  })
  if (body.kind === 'text' && body.text.trim() !== '') return textFor('text', shortened(body.text))
  if (body.kind === 'image') return textFor('photo')
  return textFor(body.kind === 'custom' && /^(product|order)$/.test(body.name) ? body.name : 'other')
}

const isSame = (one: Channel | undefined, other: Channel): boolean =>
  one !== undefined && channelKey(one) === channelKey(other)

/**
 * Notifies of messages in conversations that are not visible: by a toast on another page of the app, by a browser
 * notification when the app is in the background and the shopper has enabled them (requirement E7).
 */
export const notifyOfMessages = ({
  notices,
  lifecycle,
  client,
  page,
  alerts,
  sound,
}: Deps): { stop(): void } => {
  const shownAlerts = new Map<ChannelKey, ShownAlert>()
  let toast: Toast | undefined

  const infoOf = ({ channel }: Message): ChannelInfo | undefined =>
    client.channelInfo$(channelKey(channel)).value

  /** A second message joins the toast instead of replacing it. */
  const showToast = (message: Message): void => {
    const before = notices.notices$.value.some(({ id }) => id === toast?.id) ? toast : undefined
    const messages = [...(before?.messages ?? []), message]
    const count = messages.length
    const target = before && !isSame(before.target, message.channel) ? undefined : message.channel
    if (before) notices.close(before.id)
    const text: KeyText =
      count > 1 ? { kind: 'key', key: 'chat.news.many', with: { count } } : newsText(message, infoOf(message))
    const id = notices.show('info', text, { key: 'chat.news.open', run: () => page.open(target) })
    toast = { id, messages, target }
  }

  const isWaiting = (message: Message): boolean => {
    const key = channelKey(message.channel)
    return isStillNews(message, client.conversation$(key).value, client.messages$(key).value.messages)
  }

  const alert = async (message: Message): Promise<void> => {
    const choice = alerts.choice()
    if (choice === 'off' && !sound.isOn()) return
    // Another tab of the shopper shows a toast already.
    if (await client.isSeenElsewhere()) return
    sound.play()
    if (choice === 'off') return
    const translate = await page.loadTranslator()
    // Read or recalled in the meantime.
    if (!isWaiting(message)) return
    const key = channelKey(message.channel)
    const info = infoOf(message)
    const news = newsText(message, info)
    const shown = alerts.show({
      title: info?.title || translate(HIDDEN),
      body: choice === 'text' ? String(news.with?.['text'] ?? translate(news)) : translate(HIDDEN),
      tag: key,
      onOpen: () => page.open(message.channel),
    })
    if (shown) shownAlerts.set(key, { message, close: () => shown.close() })
  }

  const listening = client.arrived.subscribe((message) => {
    if (!isNews(message, client.uid, infoOf(message))) return
    if (!lifecycle.life$.value.isVisible) void alert(message)
    else if (!page.shows(message.channel)) {
      showToast(message)
      sound.play()
    }
  })
  // Closes notifications of messages that were read anywhere, recalled or deleted.
  const closeGone = (): void => {
    for (const [key, { message, close }] of shownAlerts) {
      if (isWaiting(message)) continue
      close()
      shownAlerts.delete(key)
    }
    if (toast && !toast.messages.some(isWaiting)) {
      notices.close(toast.id)
      toast = undefined
    }
  }
  const closeAll = (): void => {
    for (const { close } of shownAlerts.values()) close()
    shownAlerts.clear()
  }
  listening.add(client.conversations$.subscribe(closeGone))
  // Recalls made while this device was offline are loaded, because these conversations are not open.
  listening.add(
    client.status$.subscribe(({ state }) => {
      if (state !== 'connected') return
      const notified = [
        ...[...shownAlerts.values()].map(({ message }) => message),
        ...(toast?.messages ?? []),
      ]
      const channels = new Map(notified.map(({ channel }) => [channelKey(channel), channel]))
      for (const channel of channels.values()) void client.syncExtras(channel)
    }),
  )
  // A notification would outlive its page, and could not be clicked any more.
  listening.add(
    lifecycle.life$.subscribe(({ isLeaving }) => {
      if (isLeaving) closeAll()
    }),
  )
  return {
    stop: () => {
      listening.unsubscribe()
      closeAll()
    },
  }
}
