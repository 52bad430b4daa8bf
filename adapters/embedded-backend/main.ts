import { fileURLToPath } from 'node:url'
import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import { openStore } from './database/open-store.ts'
import { readDemoData, readDemoPeople } from './demo-data/demo-data.ts'
import { checkSettings } from './http/load-settings.ts'
import { endWhenBlocked } from './operations/blocked-process.ts'
import { createJsonLog, createPlainLog } from './operations/json-log.ts'
import { backendParts } from './parts.ts'
import { createSystemRandom } from './secrets/random.ts'
import { createBackend } from './server.ts'
import { readArguments } from './start/arguments.ts'
import type { BackendConfig } from './start/config.ts'
import { claimPort, followParent } from './start/process.ts'
import { explainStart } from './start-fault.ts'
import { createSystemClock } from './time/clock.ts'
import { openFiles } from './uploads/open-files.ts'

const logOf = ({ logForm }: BackendConfig, clock: ClockPort): LogPort =>
  logForm === 'json' ? createJsonLog(console.error, clock.now) : createPlainLog(console.error)

const leave = (line: string): never => {
  console.error(line)
  process.exit(1)
}

/** The demo data and goods pictures are next to the built server. */
const beside = (folder: string): string => fileURLToPath(new URL(folder, import.meta.url))
const demoFolder = beside('demo-data')

/** The demo parts that are enabled in production, by their variables. */
const productionLine = ({ demo, seed, smtp, welcomeCreditCents }: BackendConfig): string => {
  const on = [
    demo.hasStaff && 'LINTAS_STAFF=simulated',
    demo.hasMerchants && 'LINTAS_MERCHANTS=simulated',
    demo.showsMails && 'LINTAS_DEV_MAILS=on',
    demo.logsCodes && 'LINTAS_LOG_CODES=on',
    seed.kind !== 'empty' && `LINTAS_SEED=${seed.kind}`,
    welcomeCreditCents > 0 && `LINTAS_WELCOME_CREDIT_CENTS=${welcomeCreditCents}`,
  ].filter((name) => name !== false)
  const unread = smtp === undefined && !demo.showsMails
  const mails = unread
    ? '\nNo mail leaves (LINTAS_SMTP_URL is not set): nobody can reset a password or a payment code.'
    : ''
  return `Production. Of the demo ${on.length === 0 ? 'nothing' : on.join(', ')} is on.${mails}`
}

const greet = (origin: string, config: BackendConfig): void => {
  if (config.mode === 'production') console.log(productionLine(config))
  console.log(`Lintas is open at ${origin}`)
  const [shopper] = config.seed.kind === 'empty' ? [] : readDemoPeople(demoFolder)
  if (shopper === undefined) return
  const { email, password, paymentCode } = shopper
  console.log(`Demo shopper: ${email}  password: ${password}  payment code: ${paymentCode}`)
}

/** Checked at startup: otherwise a shopper would discover that uploads fail. */
const checkStore = async (config: BackendConfig): Promise<void> => {
  await openFiles(config)
    ?.check()
    .catch((cause: unknown) => leave(cause instanceof Error ? cause.message : String(cause)))
}

const start = async (config: BackendConfig): Promise<void> => {
  const clock = createSystemClock()
  const log = logOf(config, clock)
  // Before the data are touched, so that mistakes are reported at once.
  checkSettings(config)
  if (config.s3 !== undefined) await checkStore(config)
  await claimPort(config.host, config.port)
  const { database, cluster, release } = await openStore(config, { clock, log })
  const backend = await createBackend(
    { ...config, goodsDir: beside('goods') },
    {
      database,
      cluster,
      clock,
      random: createSystemRandom(),
      log,
      parts: backendParts,
      loadWorld: async () => readDemoData(demoFolder),
    },
  )
  closeOnSignal({ close: backend.close, release }, clock, log)
  const origin = await backend.listen(config.port)
  // Only an embedded database can block this process.
  if (config.databaseUrl === undefined) endWhenBlocked()
  greet(origin, config)
}

const IMPATIENT_MS = 1_000

type Closing = { readonly close: () => Promise<void>; readonly release: () => void }

const closeOnSignal = ({ close, release }: Closing, clock: ClockPort, log: LogPort): void => {
  let closingSince: number | undefined
  const stop = () => {
    // One Ctrl-C may arrive several times, from the terminal and from parents; a later one means "do not wait".
    if (closingSince !== undefined) {
      if (clock.now() - closingSince > IMPATIENT_MS) process.exit(1)
      return
    }
    closingSince = clock.now()
    close()
      .catch((cause: unknown) => log.write('error', 'close-failed', { detail: String(cause) }))
      .finally(() => {
        release()
        process.exit(0)
      })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}

// Set by programs that start a shop for their own lifetime, so that a killed test run leaves none behind.
if (process.env['LINTAS_END_WITH_PARENT'] === '1') followParent(() => process.kill(process.pid, 'SIGTERM'))

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  leave(`Lintas needs Node 20.19 or newer; this is ${process.versions.node}.`)
}

try {
  const config = readArguments(process.argv.slice(2), process.env)
  await start(config).catch((cause: unknown) => leave(explainStart(cause, config)))
} catch (cause) {
  leave(cause instanceof Error ? cause.message : String(cause))
}
