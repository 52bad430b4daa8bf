import { ChannelType, channelKey } from '../../domain/messaging/channels/channel.ts'
import { commandContent } from '../../domain/messaging/content/content.ts'
import { readReminders } from '../../domain/messaging/conversations/reminder.ts'
import { isSentBy, keyOfMessage, type Message } from '../../domain/messaging/message.ts'
import { SDK_VERSION, SettingBit } from '../../domain/messaging/wire/packet.ts'
import { fail } from '../../domain/shared/result.ts'
import type { Millis } from '../../domain/shared/time.ts'
import { whenLeaving } from '../shared/when-leaving.ts'
import { createOutboxRows } from './delivery/outbox-rows.ts'
import { createOutgoing } from './delivery/outgoing.ts'
import { createOwnTyping } from './delivery/own-typing.ts'
import { createSubscriptions } from './delivery/subscriptions.ts'
import { calmHost } from './host/calm-host.ts'
import { createConversationActs } from './host/conversation-acts.ts'
import { createHistory } from './host/history.ts'
import { createHostSync } from './host/host-sync.ts'
import { createMessageActs } from './host/message-acts.ts'
import { placingHost } from './host/placing-host.ts'
import { createReadReports } from './host/receipts.ts'
import type { Messaging } from './messaging.ts'
import type { MessagingDeps } from './messaging-deps.ts'
import { createNews } from './news.ts'
import { createOpenRoom } from './open-room.ts'
import { createRooms } from './rooms.ts'
import { createClosableRecords } from './store/closable-records.ts'
import { createMessageStore } from './store/message-store.ts'
import { createRoomCache } from './store/room-cache.ts'
import { keyOfEvent, type LocalEvent, type StoreEvent } from './store/store-event.ts'
import { createLeader } from './tabs/leader.ts'
import { primeLeader } from './tabs/prime-leader.ts'
import { createSight } from './tabs/sight.ts'
import { createTabReactions } from './tabs/tab-reactions.ts'
import { createTeam } from './tabs/team.ts'

const NOTHING: ReadonlySet<number> = new Set()

/**
 * Makes the messaging client of one account, from its parts. `connect` starts it, `dispose` ends it. The parts call each
 * other in circles: one that is made further down is called only when all are made.
 */
export const createMessaging = (deps: MessagingDeps): Messaging => {
  const given: MessagingDeps = { ...deps, host: placingHost(calmHost(deps.host)) }
  const { clock, crypto, host, identity, lifecycle, log, registry } = given
  const { uid } = identity
  // After a sign-out, a screen that closes or an answer that comes late must not write rows any more.
  const { records, close: closeRecords } = createClosableRecords(given.records)
  const news = createNews(log)
  const store = createMessageStore(
    clock,
    { uid, excludedTypes: given.excludedTypes ?? NOTHING },
    news.conversationChanged,
  )
  const rows = createOutboxRows({
    records,
    registry,
    uid,
    failed: ({ kind }) => news.failed({ kind: 'rows-lost', fault: kind }),
  })
  const history = createHistory(host, log)
  const reports = createReadReports(host, clock)
  const leaving = whenLeaving(lifecycle, reports.flush)
  const cache = createRoomCache({ records, registry, clock, lifecycle, store, uid })

  /** The server has a message of ours, whether it waits still or was given up: it is not to go again. */
  const sighted = (message: Message): void => {
    const { clientMsgNo, messageID, messageSeq } = message
    const channelKey = keyOfMessage(message)
    const known = isSentBy(message, uid) && store.find(channelKey, clientMsgNo)
    if (!known || known.status === 'normal') return
    rows.remove(clientMsgNo)
    publish({ kind: 'settled', channelKey, clientMsgNo, messageID, messageSeq })
  }

  /** Applies an event to what this tab shows. */
  const apply = (event: StoreEvent | LocalEvent): void => {
    // A data channel is for its subscribers, not a conversation.
    const isData = 'message' in event && event.message.channel.channelType === ChannelType.data
    if (event.kind === 'applied') sighted(event.message)
    if ('messages' in event) event.messages.forEach(sighted)
    if (event.kind === 'cleared' || event.kind === 'conversation-removed') {
      // What has failed goes with its room, or the next page would bring it back.
      for (const { status, clientMsgNo } of store.transcript(event.channelKey).messages) {
        if (status === 'fail') rows.remove(clientMsgNo)
      }
    }
    if (!isData) store.apply(event)
    cache.touch(keyOfEvent(event))
    // What is kept of a room goes with it.
    if (event.kind === 'conversations-synced') event.gone?.forEach(cache.touch)
  }

  /** Applies it, and tells what in this tab waits for it: own messages, subscriptions, the open room. */
  const notice = (event: StoreEvent): void => {
    apply(event)
    outgoing.noticed(event)
    // Another tab may have found it in a page of history.
    if (event.kind === 'settled') team.leader()?.sender.sighted(event)
    if (event.kind === 'applied') {
      subscriptions.deliver(event.message)
      if (!isSentBy(event.message, uid)) openRoom.heard(keyOfMessage(event.message))
    }
    if (event.kind === 'conversations-synced' && !team.leader()) openRoom.refresh()
  }

  /** Does the same in this tab and in all others of the account. */
  const publish = (event: StoreEvent): void => {
    notice(event)
    team.say({ kind: 'event', event })
  }

  const sync = createHostSync({ host, store, log, tell: publish })
  const acts = createConversationActs({ host, store, saveExtra: sync.saveExtra, notice, publish })
  const rooms = createRooms({ host, store: { ...store, apply }, receiver: () => team.leader()?.receiver })

  const openRoom = createOpenRoom({
    given,
    store,
    history,
    sync,
    rooms,
    cache,
    apply,
    publish,
    joining: () => {
      const lead = team.leader()
      if (lead) primeLeader(lead, store)
    },
    left: (key) =>
      acts.finishReminders(readReminders(store.reminders(), key).map(({ reminderID }) => reminderID)),
  })

  const subscriptions = createSubscriptions(
    { send: (packets) => team.leader()?.link.send(packets) ?? fail({ kind: 'link-not-ready' }) },
    log,
    (channel, isWanted) => {
      if (!team.leader()) team.request({ ask: isWanted ? 'subscribe' : 'unsubscribe', ...channel })
    },
  )

  const sight = createSight({ ...given, say: (note) => team.say(note) })

  let [seenAt, setBackMs, skewMs] = [clock.now(), 0, 0]
  /** A device clock that is set back between two handshakes does not date messages into the past. */
  const serverNow = (): Millis => {
    const now = clock.now()
    if (team.skewMs() !== skewMs) [skewMs, setBackMs] = [team.skewMs(), 0]
    else if (now < seenAt) setBackMs += seenAt - now
    seenAt = now
    return now + skewMs + setBackMs
  }

  const outgoing = createOutgoing({
    uid,
    clock,
    crypto,
    registry,
    rows,
    store,
    now: serverNow,
    publish,
    handOver: (composition) => team.handOver(composition),
    takeBack: (clientMsgNo) => team.request({ ask: 'discard', clientMsgNo }),
    removeMessage: host.removeMessage,
    streamBit: given.isLegacyStream ? SettingBit.legacyStream : SettingBit.stream,
  })

  const team = createTeam({
    given,
    rows,
    createLeader: () => {
      const lead = createLeader({
        given,
        store,
        history,
        sync,
        rows,
        openRooms: openRoom.keys,
        subscriptions: () => subscriptions,
        listener: news.told(publish, (note) => team.say(note)),
      })
      primeLeader(lead, store)
      return lead
    },
    restore: () => outgoing.restore(publish),
    unsettled: () => outgoing.unsettled(),
    heard: notice,
    ...createTabReactions({ store, apply, publish, outgoing, acts, sync, news, sight }),
    subscribe: (channelID, channelType, isWanted) => subscriptions.want({ channelID, channelType }, isWanted),
  })

  void cache.restoreList()

  const sayTyping = createOwnTyping(clock, (channel) => {
    if (team.status$.value.state !== 'connected') return false
    team.request({ ask: 'send-once', message: outgoing.once(commandContent('typing', {}), channel) })
    return true
  })

  return {
    ...store,
    uid,
    now: serverNow,
    status$: team.status$,
    latency$: team.latency$,
    upload$: news.upload$,
    arrived: news.arrived,
    sent: news.sent,
    commands: news.commands,
    errors: news.errors,
    conversationChanges: news.conversationChanges,
    sdkVersion: SDK_VERSION,
    connect: () => team.request({ ask: 'connect' }),
    disconnect: () => team.request({ ask: 'disconnect' }),
    retry: () => team.request({ ask: 'retry' }),
    send: (content, channel, options = {}) => outgoing.send(content, channel, options),
    sendFile: (content, file, channel) => outgoing.send(content, channel, {}, file),
    resend: outgoing.resend,
    discard: outgoing.discard,
    fileOf: async (clientMsgNo) => (await rows.find(clientMsgNo))?.file,
    suspendUpload: (clientMsgNo) => team.request({ ask: 'suspend-upload', clientMsgNo }),
    resumeUpload: (clientMsgNo) => team.request({ ask: 'resume-upload', clientMsgNo }),
    sayTyping,
    isSeenElsewhere: sight.isSeenElsewhere,
    openRoom: openRoom.open,
    closeRoom: openRoom.close,
    loadOlder: rooms.older,
    fillGap: rooms.gap,
    ...acts,
    ...createMessageActs({ host, sync, uid, store, apply, publish }),
    learn: (info) => publish({ kind: 'channel-known', info }),
    clearRoom: (channel, upTo) =>
      publish({ kind: 'cleared', channelKey: channelKey(channel), ...(upTo !== undefined && { upTo }) }),
    loadDrafts: sync.conversationExtras,
    loadChannelInfo: sync.channelInfo,
    loadSubscribers: sync.subscribers,
    syncExtras: sync.messageExtras,
    reportSeen: reports.seen,
    subscribe: subscriptions.subscribe,
    isSending: (key) => store.transcript(key).messages.some(({ status }) => status === 'wait'),
    dispose: async (rows = 'keep') => {
      if (rows === 'forget') closeRecords()
      openRoom.dispose()
      cache.dispose()
      leaving.unsubscribe()
      reports.dispose()
      outgoing.dispose()
      team.dispose()
      store.dispose()
      if (rows === 'forget') await records.clear(`${uid}\n`)
    },
  }
}
