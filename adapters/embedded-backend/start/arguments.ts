import { parseArgs } from 'node:util'
import { Defect } from '../../../domain/shared/result.ts'
import { type Millionths, parseServiceCharge } from '../../../domain/wallet/fee.ts'
import { readS3 } from '../uploads/open-files.ts'
import {
  type BackendConfig,
  type ChatConduct,
  defaultConfig,
  type Seed,
  type WorkerDelays,
} from './config.ts'

/** A wrong command line; its message is the line to show. */
export class WrongArgumentError extends Defect {
  override name = 'WrongArgumentError'
}

const wholeNumber = (name: string, text: string, min: number, max: number): number => {
  const value = Number(text)
  if (!/^\d{1,12}$/.test(text) || value < min || value > max) {
    throw new WrongArgumentError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  }
  return value
}

type Environment = Readonly<Record<string, string | undefined>>

const optional = (
  name: string,
  environment: Environment,
  min: number,
  max: number,
  otherwise: number,
): number => {
  const text = environment[name]
  return text === undefined || text === '' ? otherwise : wholeNumber(name, text, min, max)
}

const readSeed = (text: string): Seed => {
  if (text === 'demo' || text === 'empty') return { kind: text }
  const load = /^load:(.+)$/.exec(text)
  if (load) return { kind: 'load', products: wholeNumber('--seed load', load[1] ?? '', 1, 1_000_000) }
  throw new WrongArgumentError(`--seed must be demo, empty or load:<number of products>, not "${text}".`)
}

const readDatabaseUrl = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined
  // The value is not shown, because it may contain a password.
  if (!/^postgres(?:ql)?:\/\/\S+$/.test(text))
    throw new WrongArgumentError('DATABASE_URL must begin with postgres://.')
  return text
}

const readServiceCharge = (text: string | undefined): Millionths => {
  if (text === undefined) return defaultConfig.serviceCharge
  const share = parseServiceCharge(text)
  if (share === undefined)
    throw new WrongArgumentError(
      `LINTAS_SERVICE_CHARGE must be a share below one, such as 0.03, not "${text}".`,
    )
  return share
}

const DELAYS: readonly (readonly [keyof WorkerDelays, string])[] = [
  ['shipMs', 'LINTAS_SHIP_MS'],
  ['parcelStepMs', 'LINTAS_PARCEL_STEP_MS'],
  ['auditMs', 'LINTAS_AUDIT_MS'],
  ['unpaidMs', 'LINTAS_UNPAID_MS'],
  ['autoReceiveMs', 'LINTAS_AUTO_RECEIVE_MS'],
  ['autoFinishMs', 'LINTAS_AUTO_FINISH_MS'],
  ['pollMs', 'LINTAS_POLL_MS'],
]

type ChatDelay = Exclude<keyof ChatConduct, 'hours'>

const CHAT_DELAYS: readonly (readonly [ChatDelay, string])[] = [
  ['readMs', 'LINTAS_CHAT_READ_MS'],
  ['typingMs', 'LINTAS_CHAT_TYPING_MS'],
  ['answerMs', 'LINTAS_CHAT_ANSWER_MS'],
  ['pauseMs', 'LINTAS_CHAT_PAUSE_MS'],
  ['pieceMs', 'LINTAS_CHAT_PIECE_MS'],
  ['ratingMs', 'LINTAS_CHAT_RATING_MS'],
  ['visitMs', 'LINTAS_CHAT_VISIT_MS'],
]

/** `7-23`: opening hours from seven in the morning to eleven at night in the shop's time zone; `0-24`: always. */
const readHours = (text: string | undefined): ChatConduct['hours'] => {
  if (text === undefined || text === '') return defaultConfig.chat.hours
  const [, from = '', to = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  const openHour = wholeNumber('LINTAS_CHAT_HOURS', from, 0, 23)
  return { openHour, closeHour: wholeNumber('LINTAS_CHAT_HOURS', to, openHour + 1, 24) }
}

/** The delays set by environment variables. */
const readDelays = <K extends string>(
  environment: Environment,
  delays: readonly (readonly [K, string])[],
): Partial<Record<K, number>> =>
  Object.fromEntries(
    delays.flatMap(([key, name]) => {
      const text = environment[name]
      return text === undefined ? [] : [[key, wholeNumber(name, text, 1, 100_000_000_000)] as const]
    }),
  ) as Partial<Record<K, number>>

const addressesIn = (name: string, text: string | undefined, scheme: RegExp): readonly string[] => {
  const all = (text ?? '').split(/[\s,]+/).filter(Boolean)
  const wrong = all.find((one) => !URL.canParse(one) || !scheme.test(one))
  if (wrong !== undefined) throw new WrongArgumentError(`${name} has an address that is none: "${wrong}".`)
  return all
}

/** The link for merchants: this server's counter by default, another address, or none. */
const readMerchantLink = (text: string | undefined, publicDir: string | undefined): string => {
  if (text === 'none') return ''
  const [named] = addressesIn('LINTAS_MERCHANT_LINK', text, /^https?:/)
  if (named !== undefined) return named
  return publicDir === undefined ? '' : '/counter'
}

const protocolIn = (text: string | undefined): 4 | 5 | undefined => {
  if (!text) return undefined
  if (text === '4' || text === '5') return text === '5' ? 5 : 4
  throw new WrongArgumentError(`WUKONGIM_PROTOCOL is 4 or 5, not "${text}".`)
}

const readWukongim = (environment: Environment): BackendConfig['wukongim'] => {
  const [api] = addressesIn('WUKONGIM_API', environment['WUKONGIM_API'], /^https?:/)
  if (api === undefined) return undefined
  return {
    api: api.replace(/\/+$/, ''),
    sockets: addressesIn('WUKONGIM_WS', environment['WUKONGIM_WS'], /^wss?:/),
    managerToken: environment['WUKONGIM_MANAGER_TOKEN'] || undefined,
    webhookSecret: environment['WUKONGIM_WEBHOOK_SECRET'] || undefined,
    protocolVersion: protocolIn(environment['WUKONGIM_PROTOCOL']),
  }
}

const MAIL_ADDRESS = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

const readSmtp = (environment: Environment): BackendConfig['smtp'] => {
  const url = environment['LINTAS_SMTP_URL']
  const from = environment['LINTAS_MAIL_FROM']
  if (url === undefined) return undefined
  // The value is not shown, because it may contain a password.
  if (!URL.canParse(url) || !/^smtps?:\/\//.test(url))
    throw new WrongArgumentError('LINTAS_SMTP_URL must begin with smtp:// or smtps://.')
  if (from === undefined || !MAIL_ADDRESS.test(from))
    throw new WrongArgumentError('LINTAS_MAIL_FROM must be an address such as "Lintas <shop@example.com>".')
  return { url, from }
}

const readMode = (text: string | undefined): BackendConfig['mode'] => {
  if (text === undefined || text === 'demo') return 'demo'
  if (text === 'production') return text
  throw new WrongArgumentError(`LINTAS_MODE is demo or production, not "${text}".`)
}

/** The least cost in a demo, whose passwords protect nothing. In production the least is the default. */
const MIN_DEMO_COST = 4
/** The highest cost: a gigabyte of memory for each sign-in. */
const MAX_COST = 20

/** A variable with two values, of which the first enables; the default depends on the mode. */
const readSwitch = (
  environment: Environment,
  name: string,
  on: string,
  off: string,
  usual: boolean,
): boolean => {
  const text = environment[name]
  if (text === undefined) return usual
  if (text !== on && text !== off) throw new WrongArgumentError(`${name} is ${on} or ${off}, not "${text}".`)
  return text === on
}

const readDemoParts = (environment: Environment, isDemo: boolean): BackendConfig['demo'] => ({
  hasStaff: readSwitch(environment, 'LINTAS_STAFF', 'simulated', 'none', isDemo),
  hasMerchants: readSwitch(environment, 'LINTAS_MERCHANTS', 'simulated', 'none', isDemo),
  showsMails: readSwitch(environment, 'LINTAS_DEV_MAILS', 'on', 'off', isDemo),
  logsCodes: readSwitch(environment, 'LINTAS_LOG_CODES', 'on', 'off', isDemo),
})

const OPTIONS = {
  fresh: { type: 'boolean', default: false },
  port: { type: 'string' },
  host: { type: 'string' },
  seed: { type: 'string' },
  'data-dir': { type: 'string' },
  'public-dir': { type: 'string' },
  settings: { type: 'string' },
  dev: { type: 'boolean', default: false },
} as const

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS }).values
  } catch (cause) {
    const known = Object.keys(OPTIONS).map((name) => `--${name}`)
    const detail = cause instanceof Error ? cause.message.split('. ', 1)[0] : String(cause)
    throw new WrongArgumentError(`${detail}. There are ${known.join(', ')}.`)
  }
}

/** The settings file named by the environment; LINTAS_SETTINGS is an older name. */
export const settingsFileIn = (environment: Environment): string | undefined =>
  environment['LINTAS_CONFIG'] || environment['LINTAS_SETTINGS'] || undefined

/**
 * The configuration of a command line and environment: LINTAS_PORT, LINTAS_HOST, LINTAS_SEED, LINTAS_DATA_DIR,
 * DATABASE_URL, LINTAS_DATABASE_POOL, LINTAS_FILES with AWS_..., LINTAS_CONFIG, LINTAS_ALLOWED_ORIGINS,
 * LINTAS_WELCOME_CREDIT_CENTS, LINTAS_MERCHANT_LINK, the delays LINTAS_..._MS and LINTAS_CHAT_..._MS,
 * LINTAS_CHAT_HOURS, LINTAS_IM_MANAGER_TOKEN, WUKONGIM_..., LINTAS_SMTP_URL, LINTAS_MAIL_FROM, LINTAS_PROXIES,
 * LINTAS_METRICS_TOKEN, LINTAS_LOG=json, LINTAS_DRAIN_MS, LINTAS_RENDER_MS, LINTAS_PASSWORD_COST, and LINTAS_MODE=production,
 * which disables all demo features unless they are enabled by name: LINTAS_STAFF, LINTAS_MERCHANTS, LINTAS_DEV_MAILS,
 * LINTAS_LOG_CODES, LINTAS_SEED, LINTAS_WELCOME_CREDIT_CENTS. Arguments win.
 */
export const readArguments = (argv: readonly string[], variables: Environment): BackendConfig => {
  const values = parse(argv)
  // Empty means unset: an empty LINTAS_HOST would otherwise listen on every address.
  const environment = Object.fromEntries(Object.entries(variables).filter(([, text]) => text !== ''))
  const mode = readMode(environment['LINTAS_MODE'])
  const isDemo = mode === 'demo'
  const usualCredit = isDemo ? defaultConfig.welcomeCreditCents : 0
  const port = values.port ?? environment['LINTAS_PORT']
  const seed = values.seed ?? environment['LINTAS_SEED']
  const credit = environment['LINTAS_WELCOME_CREDIT_CENTS']
  return {
    ...defaultConfig,
    host: values.host ?? environment['LINTAS_HOST'] ?? defaultConfig.host,
    port: port === undefined ? defaultConfig.port : wholeNumber('--port', port, 0, 65_535),
    dataDir: values['data-dir'] ?? environment['LINTAS_DATA_DIR'] ?? defaultConfig.dataDir,
    s3: readS3(environment),
    databaseUrl: readDatabaseUrl(environment['DATABASE_URL']),
    databasePool: optional('LINTAS_DATABASE_POOL', environment, 2, 500, defaultConfig.databasePool),
    publicDir: values['public-dir'] ?? defaultConfig.publicDir,
    settingsFile: values.settings ?? settingsFileIn(environment),
    allowedOrigins: (environment['LINTAS_ALLOWED_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean),
    proxies: optional('LINTAS_PROXIES', environment, 0, 9, defaultConfig.proxies),
    metricsToken: environment['LINTAS_METRICS_TOKEN'] || undefined,
    logForm: environment['LINTAS_LOG'] === 'json' ? 'json' : 'plain',
    drainMs: optional('LINTAS_DRAIN_MS', environment, 0, 600_000, defaultConfig.drainMs),
    renderMs: optional('LINTAS_RENDER_MS', environment, 1, 600_000, defaultConfig.renderMs),
    passwordCost: optional(
      'LINTAS_PASSWORD_COST',
      environment,
      isDemo ? MIN_DEMO_COST : defaultConfig.passwordCost,
      MAX_COST,
      defaultConfig.passwordCost,
    ),
    seed: seed === undefined ? { kind: isDemo ? 'demo' : 'empty' } : readSeed(seed),
    isDevelopment: values.dev,
    isFresh: values.fresh,
    mode,
    demo: readDemoParts(environment, isDemo),
    serviceCharge: readServiceCharge(environment['LINTAS_SERVICE_CHARGE']),
    welcomeCreditCents:
      credit === undefined ? usualCredit : wholeNumber('LINTAS_WELCOME_CREDIT_CENTS', credit, 0, 100_000_000),
    merchantLink: readMerchantLink(environment['LINTAS_MERCHANT_LINK'], values['public-dir']),
    smtp: readSmtp(environment),
    worker: { ...defaultConfig.worker, ...readDelays(environment, DELAYS) },
    chat: {
      ...defaultConfig.chat,
      ...readDelays(environment, CHAT_DELAYS),
      hours: readHours(environment['LINTAS_CHAT_HOURS']),
    },
    wukongim: readWukongim(environment),
    imManagerToken: environment['LINTAS_IM_MANAGER_TOKEN'] || undefined,
  }
}
