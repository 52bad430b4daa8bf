// The entry `lintas-messaging`, the list of public exports (docs/decisions/0008): the engine, its types and its
// ports, and the adapters that need no platform.

export type { Identity } from '../../application/messaging/connection.ts'
export { createMessaging } from '../../application/messaging/create-messaging.ts'
export {
  readChannelInfo,
  readConversationExtra,
  readConversations,
  readHistory,
  readMessage,
  readMessageExtra,
  readReminder,
  readSubscriber,
} from '../../application/messaging/http-host.ts'
export type { TranscriptView } from '../../application/messaging/message-store.ts'
export type {
  ConnectionView,
  Messaging,
  MessagingError,
  PageOutcome,
  SendFault,
  Sending,
  SendOptions,
  SendOutcome,
  SyncFault,
} from '../../application/messaging/messaging.ts'
export type { MessagingDeps } from '../../application/messaging/messaging-deps.ts'
export {
  type HistoryPage,
  type HistoryPull,
  type MessagingHost,
  MissingCallbackError,
  type ServerAddress,
  type UploadTask,
} from '../../application/messaging/messaging-host.ts'
export type { ClockPort, TimerHandle } from '../../application/ports/clock-port.ts'
export type { CryptoPort } from '../../application/ports/crypto-port.ts'
export type { UploadFile } from '../../application/ports/http-port.ts'
export type { LifecyclePort, PageLife } from '../../application/ports/lifecycle-port.ts'
export type { LockListener, LockPort } from '../../application/ports/lock-port.ts'
export type { LogLevel, LogPort } from '../../application/ports/log-port.ts'
export type {
  RecordChange,
  RecordRow,
  RecordsFault,
  RecordsPort,
} from '../../application/ports/records-port.ts'
export type { Socket, SocketListener, SocketPort } from '../../application/ports/socket-port.ts'
export type { TabsPort } from '../../application/ports/tabs-port.ts'
export {
  createState,
  type StateSource,
  type StateStream,
  stateOf,
} from '../../application/shared/streams.ts'
export type { ApiFault } from '../../domain/api/fault.ts'
export {
  type Channel,
  type ChannelInfo,
  type ChannelKey,
  ChannelType,
  channelKey,
  channelOfKey,
} from '../../domain/messaging/channels/channel.ts'
export type { Subscriber } from '../../domain/messaging/channels/subscriber.ts'
export { type ConnectionPolicy, SPEC_POLICY } from '../../domain/messaging/connection/connection-policy.ts'
export {
  type Content,
  type ContentBody,
  ContentType,
  commandContent,
  customContent,
  imageContent,
  textContent,
} from '../../domain/messaging/content/content.ts'
export {
  type ContentRegistry,
  createContentRegistry,
} from '../../domain/messaging/content/content-registry.ts'
export {
  type Conversation,
  type ConversationChange,
  type ConversationExtra,
  logicalUnread,
  type SyncedConversation,
} from '../../domain/messaging/conversations/conversation.ts'
export { type Reminder, ReminderType } from '../../domain/messaging/conversations/reminder.ts'
export { BULK_OUTBOX, type OutboxPolicy, SPEC_OUTBOX } from '../../domain/messaging/delivery/outbox-state.ts'
export type { StoredEvent } from '../../domain/messaging/delivery/stream-event.ts'
export {
  isSentBy,
  type Message,
  type MessageExtra,
  type MessageStatus,
  shownContent,
} from '../../domain/messaging/message.ts'
export { SDK_VERSION } from '../../domain/messaging/wire/packets.ts'
export { fail, ok, type Result } from '../../domain/shared/result.ts'
export { createSystemClock } from '../clock/system-clock.ts'
export { createNobleCrypto } from '../crypto/noble-crypto.ts'
export { createSteadyLifecycle } from '../lifecycle/steady-lifecycle.ts'
export { createLoneLock } from '../lock/lone-lock.ts'
export { createConsoleLog } from '../log/console-log.ts'
export { createMemoryRecords } from '../records/memory-records.ts'
export { createLoneTab } from '../tabs/broadcast-tabs.ts'
