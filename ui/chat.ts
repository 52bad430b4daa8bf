import './app/shell-chunk.ts'
import { browserMessagingPorts } from '../adapters/container/browser-messaging-ports.ts'
import { chatModule } from '../adapters/container/chat-module.ts'
import { followNews } from './messaging/follow-news.ts'

/** The part of the composition root that is loaded with the chat: engine, its ports, and notifications. */
export const chat = { modules: [browserMessagingPorts, chatModule], followNews }
