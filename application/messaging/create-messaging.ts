import { ChannelType, channelKey } from '../../domain/messaging/channels/channel.ts'
import { commandContent } from '../../domain/messaging/content/content.ts'
import { isSentBy, keyOfMessage, type Message } from '../../domain/messaging/message.ts'
import { ReasonCode, SDK_VERSION, SettingBit } from '../../domain/messaging/wire/packets.ts'
import { fail } from '../../domain/shared/result.ts'
import { createHandshakeClock } from '../shared/server-clock.ts'
import { whenLeaving } from '../shared/stay-fresh.ts'
import { createConversationActs, createMessageActs, createReadReports } from './actions.ts'
import { createClientEvents, createEventBus } from './client-events.ts'
import { createClosableRecords, createConversationCache } from './conversation-cache.ts'
import { createHistory } from './history.ts'
import { createLeadership, standForElection } from './leader-election.ts'
import { createLeaderSession, primeLeader } from './leader-session.ts'
import { createMessageStore } from './message-store.ts'
import type { Messaging } from './messaging.ts'
import type { MessagingDeps } from './messaging-deps.ts'
import { withHostFaults, withNormalisedHistory } from './messaging-host.ts'
import { createHistoryPages, createOpenConversation } from './open-conversation.ts'
import { createOutboxRows, createOutgoing, createOwnTyping } from './outbox.ts'
import { createServerSync } from './server-sync.ts'
import { keyOfEvent } from './store-event.ts'
import { createSubscriptions } from './subscriptions.ts'
import { createTabChannel, createTabVisibility } from './tab-channel.ts'

const NOTHING: ReadonlySet<number> = new Set()

/**
 * Creates the messaging client of one account from its parts, top to bottom, each after those it uses. Events go over
 * the bus, and parts that need the socket read who leads. `connect` starts the client, `dispose` ends it.
 */
export const createMessaging = (deps: MessagingDeps): Messaging => {
  const config: MessagingDeps = { ...deps, host: withNormalisedHistory(withHostFaults(deps.host)) }
  const { clock, crypto, host, identity, lifecycle, log, registry } = config
  const { uid } = identity
  const channel = createTabChannel(config.tabs, uid)
  const bus = createEventBus(channel)
  const serverClock = createHandshakeClock(clock)
  const tabVisibility = createTabVisibility({ clock, lifecycle, channel })
  // After a sign-out, closing screens and late answers must not write rows.
  const { records, close: closeRecords } = createClosableRecords(config.records)
  const clientEvents = createClientEvents(log, channel)
  const store = createMessageStore(
    clock,
    { uid, excludedTypes: config.excludedTypes ?? NOTHING },
    clientEvents.conversationChanged,
  )

  channel.listen((note) => {
    // Composed in a tab that this one was not listening to, so that its settlement found nothing here.
    const isUnanswered =
      note.kind === 'sent' && !store.find(keyOfMessage(note.message), note.message.clientMsgNo)
    if (isUnanswered) bus.show({ kind: 'applied', message: note.message })
    clientEvents.noted(note)
  })

  const rows = createOutboxRows({
    records,
    registry,
    uid,
    failed: ({ kind }) => clientEvents.failed({ kind: 'rows-lost', fault: kind }),
  })
  const history = createHistory(host, log)
  const reports = createReadReports(host, clock)
  const leaving = whenLeaving(lifecycle, reports.flush)
  const cache = createConversationCache({ records, registry, clock, lifecycle, store, uid })

  const leadership = createLeadership({
    clock,
    rows,
    channel,
    lost: (message) => {
      const key = keyOfMessage(message)
      const { clientMsgNo } = message
      // The server has it, so nothing is lost.
      if (store.find(key, clientMsgNo)?.status === 'normal') return
      bus.publish({ kind: 'failed', channelKey: key, clientMsgNo, reasonCode: ReasonCode.unknown })
    },
  })
  const { leader$, request } = leadership

  const sync = createServerSync({ host, store, log, publish: bus.publish })
  const { finishMentions, ...acts } = createConversationActs({
    host,
    store,
    saveExtra: sync.saveExtra,
    ...bus,
  })
  const conversations = createHistoryPages({ host, store: { ...store, apply: bus.show }, leader$ })

  const openConversation = createOpenConversation({
    config,
    store,
    history,
    sync,
    conversations,
    cache,
    bus,
    leader$,
    left: finishMentions,
  })

  const subscriptions = createSubscriptions(
    { send: (packets) => leader$.value?.link.send(packets) ?? fail({ kind: 'link-not-ready' }) },
    log,
    (data, isWanted) => {
      if (!leader$.value) request({ ask: isWanted ? 'subscribe' : 'unsubscribe', ...data })
    },
  )

  const outgoing = createOutgoing({
    uid,
    clock,
    crypto,
    registry,
    rows,
    store,
    now: serverClock.now,
    publish: bus.publish,
    delegate: leadership.delegate,
    takeBack: (clientMsgNo) => request({ ask: 'discard', clientMsgNo }),
    removeMessage: host.removeMessage,
    streamBit: config.isLegacyStream ? SettingBit.legacyStream : SettingBit.stream,
  })

  /** The server has an own message, whether it is still queued or has failed: it must not be sent again. */
  const settleIfOwn = (message: Message): void => {
    const { clientMsgNo, messageID, messageSeq, timestamp } = message
    const channelKey = keyOfMessage(message)
    const known = isSentBy(message, uid) && store.find(channelKey, clientMsgNo)
    if (!known || known.status === 'normal') return
    rows.remove(clientMsgNo)
    bus.publish({ kind: 'settled', channelKey, clientMsgNo, messageID, messageSeq, timestamp })
  }

  // The order of handling an event: first everything that shows it, then everything that reacts to it.
  bus.onShow((event) => {
    if (event.kind === 'applied') settleIfOwn(event.message)
    if ('messages' in event) event.messages.forEach(settleIfOwn)
  })
  bus.onShow((event) => {
    if (event.kind !== 'cleared' && event.kind !== 'conversation-removed') return
    // Failed messages are deleted with their conversation, or the next page load would restore them.
    for (const { status, clientMsgNo } of store.transcript(event.channelKey).messages) {
      if (status === 'fail') rows.remove(clientMsgNo)
    }
  })
  bus.onShow((event) => {
    // A data channel delivers to its subscribers and is not a conversation.
    const isData = 'message' in event && event.message.channel.channelType === ChannelType.data
    if (!isData) store.apply(event)
  })
  bus.onShow((event) => {
    cache.touch(keyOfEvent(event))
    // Cached data are deleted with the conversation.
    if (event.kind === 'conversations-synced') event.gone?.forEach(cache.touch)
  })
  bus.onEvent(outgoing.noticed)
  bus.onEvent((event) => leader$.value?.noticed(event))
  bus.onEvent((event) => {
    if (event.kind === 'applied') subscriptions.deliver(event.message)
  })
  bus.onEvent(openConversation.noticed)

  const election = standForElection({
    config,
    channel,
    leadership,
    serverClock,
    createLeaderSession: () => {
      const leader = createLeaderSession({
        config,
        store,
        history,
        sync,
        rows,
        publish: bus.publish,
        listener: clientEvents.ofLeader,
        openConversations: openConversation.keys,
        subscriptions,
        serverClock,
      })
      primeLeader(leader, store)
      return leader
    },
    restore: () => outgoing.restore(bus.publish),
    unsettled: outgoing.unsettled,
    followed: () => {
      // The leading tab's pending and failed messages are in its rows; the other tabs already show them.
      void outgoing.restore(bus.show)
      void acts.syncConversations()
      void sync.reminders()
    },
  })

  void cache.restoreList()

  const sayTyping = createOwnTyping(clock, (typedIn) => {
    if (election.status$.value.state !== 'connected') return false
    request({ ask: 'send-once', message: outgoing.once(commandContent('typing', {}), typedIn) })
    return true
  })

  return {
    ...store,
    uid,
    now: serverClock.now,
    status$: election.status$,
    latency$: election.latency$,
    upload$: clientEvents.upload$,
    arrived: clientEvents.arrived,
    sent: clientEvents.sent,
    commands: clientEvents.commands,
    errors: clientEvents.errors,
    conversationChanges: clientEvents.conversationChanges,
    sdkVersion: SDK_VERSION,
    connect: () => request({ ask: 'connect' }),
    disconnect: () => request({ ask: 'disconnect' }),
    retry: () => request({ ask: 'retry' }),
    send: (content, channel, options = {}) => outgoing.send(content, channel, options),
    sendFile: (content, file, channel) => outgoing.send(content, channel, {}, file),
    resend: outgoing.resend,
    discard: outgoing.discard,
    fileOf: async (clientMsgNo) => (await rows.find(clientMsgNo))?.file,
    suspendUpload: (clientMsgNo) => request({ ask: 'suspend-upload', clientMsgNo }),
    resumeUpload: (clientMsgNo) => request({ ask: 'resume-upload', clientMsgNo }),
    sayTyping,
    isSeenElsewhere: tabVisibility.isSeenElsewhere,
    openConversation: openConversation.open,
    closeConversation: openConversation.close,
    loadOlder: conversations.older,
    fillGap: conversations.gap,
    ...acts,
    ...createMessageActs({ host, sync, uid, store, apply: bus.show, publish: bus.publish }),
    learn: (info) => bus.publish({ kind: 'channel-known', info }),
    clearConversation: (channel, upTo) =>
      bus.publish({ kind: 'cleared', channelKey: channelKey(channel), ...(upTo !== undefined && { upTo }) }),
    loadDrafts: sync.conversationExtras,
    loadChannelInfo: sync.channelInfo,
    loadSubscribers: sync.subscribers,
    syncExtras: sync.messageExtras,
    reportSeen: reports.seen,
    subscribe: subscriptions.subscribe,
    isSending: (key) => store.transcript(key).messages.some(({ status }) => status === 'wait'),
    dispose: async (rows = 'keep') => {
      if (rows === 'forget') closeRecords()
      openConversation.dispose()
      cache.dispose()
      leaving.unsubscribe()
      reports.dispose()
      outgoing.dispose()
      election.dispose()
      store.dispose()
      if (rows === 'forget') await records.clear(`${uid}\n`)
    },
  }
}
