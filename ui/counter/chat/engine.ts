import { browserMessagingPorts } from '../../../adapters/container/browser-messaging-ports.ts'
import { staffChatModule } from '../../../adapters/container/staff-chat-module.ts'

/** The part of the counter's composition root that is loaded with the chat: its engine, and the ports that only it needs. */
export const engine = { modules: [browserMessagingPorts, staffChatModule] }
