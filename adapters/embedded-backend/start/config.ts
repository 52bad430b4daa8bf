import type { OrderDelays } from '../../../domain/orders/order-schedule.ts'
import type { Millionths } from '../../../domain/wallet/fee.ts'
import type { S3Config } from '../uploads/s3-files.ts'
/** Delays of the simulated staff, in milliseconds. */
export type WorkerDelays = {
  /** From payment to shipment. */
  readonly shipMs: number
  /** Between two tracking events of a parcel. */
  readonly parcelStepMs: number
  /** From submitting a recharge, withdrawal or refund to the decision. */
  readonly auditMs: number
  /** An unpaid order closes after this; 30 minutes (api.md 4). */
  readonly unpaidMs: number
  /** A shipped order counts as received after this; 15 days (api.md 4). */
  readonly autoReceiveMs: number
  /** A received order is completed after this. */
  readonly autoFinishMs: number
  /** How often the worker polls. */
  readonly pollMs: number
}

/** Opening hours and delays (milliseconds) of simulated merchants in the chat. */
export type ChatConduct = {
  /** Opening hours in the shop's time zone. */
  readonly hours: { readonly openHour: number; readonly closeHour: number }
  /** From the first unanswered message until it is read. */
  readonly readMs: number
  /** From reading to typing. */
  readonly typingMs: number
  /** From typing to the answer; another message restarts it. */
  readonly answerMs: number
  /** Between the messages of one answer. */
  readonly pauseMs: number
  /** Between the pieces of a streamed answer. */
  readonly pieceMs: number
  /** From the last answer to asking for a rating, if there is no further message. */
  readonly ratingMs: number
  /** The silence that ends a visit. */
  readonly visitMs: number
}

/** The data of a new shop. */
export type Seed = { readonly kind: 'demo' | 'empty' } | { readonly kind: 'load'; readonly products: number }

/** The connection to a WuKongIM server. */
export type WukongimConfig = {
  /** Base address of its HTTP API. */
  readonly api: string
  /** The WebSocket addresses for pages, ws:// or wss://. */
  readonly sockets: readonly string[]
  readonly managerToken: string | undefined
  /** The secret in its webhook's path; undefined: no webhook. */
  readonly webhookSecret: string | undefined
  /** The protocol version for pages; default 4, as specified. */
  readonly protocolVersion?: 4 | 5 | undefined
}

/** Parts of the demo that replace people and a mailbox. */
export type DemoParts = {
  /** Simulated staff ships orders, moves parcels and decides recharges, withdrawals, refunds and complaints. */
  readonly hasStaff: boolean
  /** Simulated merchants answer in the chat. */
  readonly hasMerchants: boolean
  /** The page of sent mails, /dev/mails. */
  readonly showsMails: boolean
  /** Mailed codes are logged. */
  readonly logsCodes: boolean
}

/** The configuration of a shop; times in milliseconds unless named otherwise. */
export type BackendConfig = {
  readonly host: string
  readonly port: number
  /** The folder of database, uploads and lock; undefined keeps everything in memory. */
  readonly dataDir: string | undefined
  /** A bucket for pictures instead of the data folder. Contains keys: never log it. */
  readonly s3: S3Config | undefined
  /** A PostgreSQL server (postgres://...) instead of the embedded database. Contains a password: never log it. */
  readonly databaseUrl: string | undefined
  /** Most connections of this process to it. */
  readonly databasePool: number
  /** The built web app's folder; undefined: no pages. */
  readonly publicDir: string | undefined
  /** The folder of goods pictures; undefined: none. */
  readonly goodsDir: string | undefined
  /**
   * The settings file of the frontend (docs/configuration.md); undefined: the one in the data folder, or else next to
   * the pages.
   */
  readonly settingsFile: string | undefined
  /** Other origins whose pages may call the API and open the chat. */
  readonly allowedOrigins: readonly string[]
  readonly seed: Seed
  /** Number of our own proxies in front of this process; the caller's address is the one the outermost has seen. */
  readonly proxies: number
  /** The token for /metrics; undefined: only from this machine. */
  readonly metricsToken: string | undefined
  /** The format of the log. */
  readonly logForm: 'plain' | 'json'
  /** From reporting "not ready" to closing the port, so that load balancers notice; milliseconds. */
  readonly drainMs: number
  /**
   * Longest wait for rendering a page; after that it is sent without data. On a busy machine that page would wait for
   * the same data anyway.
   */
  readonly renderMs: number
  /** Picks up new builds of the pages while running, and notifies open pages. */
  readonly isDevelopment: boolean
  /** Empties the data folder first. */
  readonly isFresh: boolean
  readonly mode: 'demo' | 'production'
  /** Demo features. In production each must be enabled by name. */
  readonly demo: DemoParts
  /** Cost of scrypt as a power of two: one more doubles time and memory of a sign-in. Tests lower it. */
  readonly passwordCost: number
  /** Credit for new shoppers, so that they can try the demo; 0 for none. */
  readonly welcomeCreditCents: number
  /** The service charge of withdrawals; the page has a default for servers that return none. */
  readonly serviceCharge: Millionths
  /** The merchants' link on the platform page (api.md 2): an address, or a path of this server; empty: none. */
  readonly merchantLink: string
  /**
   * The mail server; undefined: mails are only stored for the demo's page, or not at all. The address may contain a
   * password: never log it.
   */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  readonly worker: WorkerDelays
  readonly chat: ChatConduct
  /** A WuKongIM server or cluster for the chat; undefined: the built-in gateway. */
  readonly wukongim: WukongimConfig | undefined
  /** The token for the messaging server's own HTTP API under /im; undefined: disabled. */
  readonly imManagerToken: string | undefined
}

const seconds = (ms: number): number => Math.ceil(ms / 1000)

/** The worker's delays for the order rules. */
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

/** The defaults without options and environment variables. */
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
  renderMs: 3_000,
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
