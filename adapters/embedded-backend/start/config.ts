import type { OrderDelays } from '../../../domain/orders/order-schedule.ts'
import type { Millionths } from '../../../domain/wallet/fee.ts'
import type { S3Config } from '../uploads/s3-files.ts'
/** How the simulated staff behave: how long each step takes, in milliseconds. */
export type WorkerDelays = {
  /** From payment to the parcel leaving. */
  readonly shipMs: number
  /** Between two events of a parcel's way. */
  readonly parcelStepMs: number
  /** From handing in a recharge, withdrawal or refund to the decision. */
  readonly auditMs: number
  /** An unpaid order closes after this; 30 minutes (api.md 4). */
  readonly unpaidMs: number
  /** A shipped order counts as received after this; 15 days (api.md 4). */
  readonly autoReceiveMs: number
  /** A received order is completed after this. */
  readonly autoFinishMs: number
  /** How often the worker looks for something to do. */
  readonly pollMs: number
}

/** How the merchants of the chat behave: hours, and how long each step takes, in milliseconds. */
export type ChatConduct = {
  /** Hours of the day, where the shop is, in which somebody answers. */
  readonly hours: { readonly openHour: number; readonly closeHour: number }
  /** From the first unanswered message until it is read. */
  readonly readMs: number
  /** From reading to typing. */
  readonly typingMs: number
  /** From typing to the answer; another message in between starts it again. */
  readonly answerMs: number
  /** Between the messages of one answer. */
  readonly pauseMs: number
  /** Between the pieces of a streamed answer. */
  readonly pieceMs: number
  /** From the last answer, when nothing more is said, to asking for a rating. */
  readonly ratingMs: number
  /** A silence that ends a visit. */
  readonly visitMs: number
}

/** What a new shop is filled with. */
export type Seed = { readonly kind: 'demo' | 'empty' } | { readonly kind: 'load'; readonly products: number }

/** How the shop reaches a WuKongIM server. */
export type WukongimConfig = {
  /** Where the paths of its HTTP API begin. */
  readonly api: string
  /** Addresses that pages may open, ws:// or wss://. */
  readonly sockets: readonly string[]
  readonly managerToken: string | undefined
  /** Last part of the path of the webhook that it calls; undefined: it is not listened to. */
  readonly webhookSecret: string | undefined
  /** The version of the protocol that pages speak with it; without one, the specification's 4. */
  readonly protocolVersion?: 4 | 5 | undefined
}

/** Parts of the demo that stand in for people and for a mailbox. */
export type DemoParts = {
  /** Simulated staff ships orders, moves parcels and decides recharges, withdrawals, refunds and complaints. */
  readonly hasStaff: boolean
  /** Simulated merchants answer in the chat. */
  readonly hasMerchants: boolean
  /** The page of sent mails, /dev/mails. */
  readonly showsMails: boolean
  /** Codes that were sent by mail stand in the log. */
  readonly logsCodes: boolean
}

/** Everything that decides how a shop runs; times are milliseconds unless their name says otherwise. */
export type BackendConfig = {
  readonly host: string
  readonly port: number
  /** Where the database, uploads and the lock live; undefined keeps everything in memory. */
  readonly dataDir: string | undefined
  /** A bucket for pictures instead of the data folder. Holds keys: never shown. */
  readonly s3: S3Config | undefined
  /** A PostgreSQL server (postgres://...) instead of the database in this process. Holds a password: never shown. */
  readonly databaseUrl: string | undefined
  /** Connections that this process opens to it at most. */
  readonly databasePool: number
  /** The built web app; undefined serves no pages. */
  readonly publicDir: string | undefined
  /** Pictures of the demo goods; undefined serves none. */
  readonly goodsDir: string | undefined
  /** The settings of the frontend (docs/configuration.md); undefined: the file beside the data, or else beside the pages. */
  readonly settingsFile: string | undefined
  /** Origins of pages, other than this one, that may call the API and open the chat. */
  readonly allowedOrigins: readonly string[]
  readonly seed: Seed
  /** Proxies of our own before this process; the caller's address is what the outermost has seen. */
  readonly proxies: number
  /** Opens /metrics to whoever has it; undefined: to this machine alone. */
  readonly metricsToken: string | undefined
  /** How lines of the log are written. */
  readonly logForm: 'plain' | 'json'
  /** From saying "not ready" to closing the port, so that a balancer notices; milliseconds. */
  readonly drainMs: number
  /** Takes up each new build of the pages while it runs, and says so to those that are open. */
  readonly isDevelopment: boolean
  /** Empties the data folder first. */
  readonly isFresh: boolean
  readonly mode: 'demo' | 'production'
  /** What only a demo does. In production each is switched on by its name, or not at all. */
  readonly demo: DemoParts
  /** Cost of scrypt as a power of two; tests turn it down. */
  readonly passwordCost: number
  /** Given to a newcomer at registration, so that the demo can be bought from; 0 for none. */
  readonly welcomeCreditCents: number
  /** What the shop takes of a withdrawal; the page falls back to a figure of its own only where a server says none. */
  readonly serviceCharge: Millionths
  /** Where merchants enter, told with the platform (api.md 2): an address, or a path of this server; empty: nowhere that shoppers are shown. */
  readonly merchantLink: string
  /** The mail server; undefined: mails are kept for the demo's page, or not at all. The address may hold a password: never shown. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  readonly worker: WorkerDelays
  readonly chat: ChatConduct
  /** A WuKongIM server or cluster that carries the chat; undefined: the built-in gateway does. */
  readonly wukongim: WukongimConfig | undefined
  /** Opens the messaging server's own HTTP API under /im to whoever has it; undefined: there is none. */
  readonly imManagerToken: string | undefined
}

const seconds = (ms: number): number => Math.ceil(ms / 1000)

/** The worker's delays as the rules of an order read them. */
export const orderDelays = ({ worker }: Pick<BackendConfig, 'worker'>): OrderDelays => ({
  ship: seconds(worker.shipMs),
  parcelStep: seconds(worker.parcelStepMs),
  autoReceive: seconds(worker.autoReceiveMs),
  autoFinish: seconds(worker.autoFinishMs),
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Delays of the simulated staff for tests, in milliseconds. */
export const quickDelays: WorkerDelays = {
  shipMs: 20_000,
  parcelStepMs: 25_000,
  auditMs: 15_000,
  unpaidMs: 30 * MINUTE,
  autoReceiveMs: 15 * DAY,
  autoFinishMs: 7 * DAY,
  pollMs: 2_000,
}

/** How simulated merchants behave in tests, in milliseconds. */
export const quickConduct: ChatConduct = {
  hours: { openHour: 7, closeHour: 23 },
  readMs: 900,
  typingMs: 600,
  answerMs: 1_800,
  pauseMs: 700,
  pieceMs: 90,
  ratingMs: 3 * MINUTE,
  visitMs: 30 * MINUTE,
}

/** What holds where neither option nor environment says anything. */
export const defaultConfig: BackendConfig = {
  host: '127.0.0.1',
  port: 4173,
  dataDir: '.data',
  s3: undefined,
  databaseUrl: undefined,
  databasePool: 10,
  publicDir: 'dist/public',
  goodsDir: undefined,
  settingsFile: undefined,
  allowedOrigins: [],
  seed: { kind: 'demo' },
  proxies: 0,
  metricsToken: undefined,
  logForm: 'plain',
  drainMs: 0,
  isDevelopment: false,
  isFresh: false,
  mode: 'demo',
  demo: { hasStaff: true, hasMerchants: true, showsMails: true, logsCodes: true },
  passwordCost: 15,
  welcomeCreditCents: 25_000,
  serviceCharge: 30_000 as Millionths,
  merchantLink: '',
  smtp: undefined,
  worker: quickDelays,
  chat: quickConduct,
  wukongim: undefined,
  imManagerToken: undefined,
}
