import { fieldsOf } from '../shared/fields.ts'
import { type Brand, DEFAULT_BRAND } from './brand.ts'
import { changedBrand, readBrand } from './brand-settings.ts'

/** Parts of the shop that a server may switch off. */
const FEATURES = [
  'chat',
  'registration',
  'topUpOnChain',
  'topUpCard',
  'topUpManual',
  'withdrawal',
  'complaints',
] as const
/** A part of the shop that can be switched off in `lintas.config.json`. */
export type Feature = (typeof FEATURES)[number]

/** The routes, and options within a route, that belong to a feature. */
const PARTS: Readonly<Record<Feature, readonly string[]>> = {
  chat: ['chatRoom', 'chatRoomDetail', 'service'],
  registration: ['register'],
  topUpOnChain: ['walletTopUp'],
  topUpCard: ['card'],
  topUpManual: ['manual'],
  withdrawal: ['withDraw'],
  complaints: ['complaint', 'platformComplaint'],
}

/** The names of routes, and of options within one, that these features switch off. */
export const partsOff = (features: Readonly<Record<Feature, boolean>>): ReadonlySet<string> => {
  const off = new Set(FEATURES.filter((feature) => !features[feature]).flatMap((feature) => PARTS[feature]))
  // One page serves both top-up methods; without a method its page is off, and without any page the choice is off.
  if (off.has('card') && off.has('manual')) off.add('cardTopUp')
  if (off.has('cardTopUp') && off.has('walletTopUp')) off.add('topUp')
  return off
}

/** Settings that a server can change without a new build: `lintas.config.json` (docs/configuration.md). */
export type ShopSettings = {
  /** Base address of the API, such as "https://api.shop.example"; empty for the page's own origin. */
  readonly apiBase: string
  /** Address of the messaging server; empty for the one that the API returns. */
  readonly messagingUrl: string
  /** Seconds between two pings of the messaging connection (requirement M9). */
  readonly chatHeartbeatSeconds: number
  /** Replaces the currency sign in every price. */
  readonly currencyLabel: string
  /** Where pages report field measurements (docs/field-view.md); empty: no reports. */
  readonly fieldView: string
  readonly features: Readonly<Record<Feature, boolean>>
  readonly brand: Brand
  /** Other origins from which pages may show pictures and films, such as "https://cdn.example". */
  readonly pictureOrigins: readonly string[]
}

/** Defaults for everything that the settings file leaves out: the page's own origin and every feature on. */
export const DEFAULT_SHOP_SETTINGS: ShopSettings = {
  apiBase: '',
  messagingUrl: '',
  chatHeartbeatSeconds: 60,
  currencyLabel: '$',
  fieldView: '',
  features: {
    chat: true,
    registration: true,
    topUpOnChain: true,
    topUpCard: true,
    topUpManual: true,
    withdrawal: true,
    complaints: true,
  },
  brand: DEFAULT_BRAND,
  pictureOrigins: [],
}

/** The settings, and the problems found in the file. */
export type ReadSettings = {
  readonly settings: ShopSettings
  /** One sentence for each problem; the default is used instead of the invalid value. */
  readonly problems: readonly string[]
}

// No user name, query or trailing slash, because paths are appended directly.
const API_BASE = /^https?:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*$/i
const SOCKET_ADDRESS = /^wss?:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*\/?$/i
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i
/** A path of the page's own origin, or an address as above. */
const OWN_PATH = /^(\/[\w-]+)+$/
const MAX_LABEL = 8

const TEXTS = {
  apiBase: [(text: string) => text === '' || API_BASE.test(text), 'an http(s) address without a last slash'],
  messagingUrl: [(text: string) => text === '' || SOCKET_ADDRESS.test(text), 'a ws(s) address'],
  fieldView: [
    (text: string) => text === '' || OWN_PATH.test(text) || API_BASE.test(text),
    'a path, or an http(s) address without a last slash',
  ],
  currencyLabel: [
    (text: string) => text.trim() !== '' && text.length <= MAX_LABEL,
    `1 to ${MAX_LABEL} characters`,
  ],
} as const

/**
 * Proxies drop a connection that is idle for about a minute; pings more often than every five seconds would be
 * needless load.
 */
const [MIN_HEARTBEAT, MAX_HEARTBEAT] = [5, 600]

const isHeartbeat = (given: unknown): given is number =>
  typeof given === 'number' && Number.isInteger(given) && given >= MIN_HEARTBEAT && given <= MAX_HEARTBEAT

const isOrigins = (given: unknown): given is readonly string[] =>
  Array.isArray(given) && given.every((one) => typeof one === 'string' && ORIGIN.test(one))

const isFeature = (name: string): name is Feature => (FEATURES as readonly string[]).includes(name)
const isText = (name: string): name is keyof typeof TEXTS => Object.hasOwn(TEXTS, name)

/** Reads the settings file. Never fails: each invalid value is reported and replaced by its default. */
export const readShopSettings = (value: unknown): ReadSettings => {
  const problems: string[] = []
  const fields = fieldsOf(value)
  if (!fields) return { settings: DEFAULT_SHOP_SETTINGS, problems: ['the whole must be a JSON object'] }
  const texts: Record<string, string> = {}
  const features = { ...DEFAULT_SHOP_SETTINGS.features }
  let { chatHeartbeatSeconds, brand, pictureOrigins } = DEFAULT_SHOP_SETTINGS
  for (const [name, given] of Object.entries(fields)) {
    if (isText(name)) {
      const [fits, wanted] = TEXTS[name]
      if (typeof given === 'string' && fits(given)) texts[name] = given
      else problems.push(`${name} must be ${wanted}`)
    } else if (name === 'chatHeartbeatSeconds') {
      if (isHeartbeat(given)) chatHeartbeatSeconds = given
      else problems.push(`${name} must be a whole number from ${MIN_HEARTBEAT} to ${MAX_HEARTBEAT}`)
    } else if (name === 'brand') brand = readBrand(given, problems)
    else if (name === 'pictureOrigins') {
      if (isOrigins(given)) pictureOrigins = given
      else problems.push(`${name} must be a list of origins such as "https://cdn.example"`)
    } else if (name === 'features') {
      const switches = fieldsOf(given)
      if (!switches) problems.push('features must be a JSON object')
      for (const [feature, isOn] of Object.entries(switches ?? {})) {
        if (!isFeature(feature)) problems.push(`features.${feature} is not known`)
        else if (typeof isOn === 'boolean') features[feature] = isOn
        else problems.push(`features.${feature} must be true or false`)
      }
    } else problems.push(`${name} is not known`)
  }
  const settings = {
    ...DEFAULT_SHOP_SETTINGS,
    ...texts,
    chatHeartbeatSeconds,
    features,
    brand,
    pictureOrigins,
  }
  return { settings, problems }
}

/** The settings that differ from the defaults, which is all a page needs to receive. */
export const changedSettings = (settings: ShopSettings): Readonly<Record<string, unknown>> => {
  const { features, chatHeartbeatSeconds, brand, pictureOrigins, ...texts } = settings
  const changed: Record<string, unknown> = {}
  for (const name of Object.keys(TEXTS) as (keyof typeof TEXTS)[]) {
    if (texts[name] !== DEFAULT_SHOP_SETTINGS[name]) changed[name] = texts[name]
  }
  if (chatHeartbeatSeconds !== DEFAULT_SHOP_SETTINGS.chatHeartbeatSeconds) {
    changed['chatHeartbeatSeconds'] = chatHeartbeatSeconds
  }
  const off = FEATURES.filter((feature) => !features[feature])
  if (off.length > 0) changed['features'] = Object.fromEntries(off.map((feature) => [feature, false]))
  const own = changedBrand(brand)
  if (Object.keys(own).length > 0) changed['brand'] = own
  if (pictureOrigins.length > 0) changed['pictureOrigins'] = pictureOrigins
  return changed
}

/** Settings without effect on the HTML of a page. */
const UNSEEN = new Set(['fieldView', 'messagingUrl', 'chatHeartbeatSeconds', 'pictureOrigins'])

/** A key of the settings that change the HTML of a page; empty for the defaults. */
export const lookOf = (settings: ShopSettings): string => {
  const seen = Object.entries(changedSettings(settings)).filter(([name]) => !UNSEEN.has(name))
  return seen.length === 0 ? '' : JSON.stringify(Object.fromEntries(seen))
}
