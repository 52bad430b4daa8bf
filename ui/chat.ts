import './app/shell-chunk.ts'
import { browserMessagingPorts } from '../adapters/container/browser-messaging-ports.ts'
import { chatModule } from '../adapters/container/chat-module.ts'
import { followNews } from './messaging/news/follow-news.ts'

/** The part of the composition root that is loaded with the chat: its engine, the ports that only it needs, and what tells of news. */
export const chat = { modules: [browserMessagingPorts, chatModule], followNews }
