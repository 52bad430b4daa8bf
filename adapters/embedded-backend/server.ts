import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import { COOKIE_NAMES } from '../../domain/session/session.ts'
import { createHttpApp } from './app.ts'
import type { BackendDeps } from './backend-deps.ts'
import type { BackendPart } from './backend-part.ts'
import { imOf } from './chat/gateway/gateway-part.ts'
import { type Cluster, createLoneCluster } from './database/cluster.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import type { DemoData } from './demo-data/demo-data.ts'
import { authenticate } from './http/authenticate.ts'
import { type DevReload, watchBuild } from './http/dev-reload.ts'
import { createEndServer } from './http/end-server.ts'
import { loadSettings } from './http/load-settings.ts'
import type { Route } from './http/route.ts'
import type { Readiness } from './http/serving.ts'
import { takeBackup } from './move/backup.ts'
import { type ControlActs, openControl } from './operations/control.ts'
import { addProcessMetrics, countLines, createMetrics } from './operations/metrics.ts'
import { type Ask, startPageRenderer } from './pages/page-renderer.ts'
import { createRenderedPages, type ShopperOf } from './pages/serve-rendered.ts'
import { createPasswords } from './secrets/passwords.ts'
import type { BackendRandom } from './secrets/random.ts'
import { seedDatabase } from './seed/seed-database.ts'
import { answerLocalCommands } from './staff/local-commands.ts'
import type { StaffRoute } from './staff/staff-route.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import type { Actor } from './staff/staff-store.ts'
import type { BackendConfig } from './start/config.ts'
import { atMost, createSystemClock, type Stoppable, secondsOf } from './time/clock.ts'
import { openFiles } from './uploads/open-files.ts'

/** Dependencies of the backend; tests pass virtual time and an in-memory database. */
export type BackendSurroundings = {
  readonly database: Database
  /** The shop's other processes; missing where there is only one. Closed with the backend. */
  readonly cluster?: Cluster
  readonly clock: ClockPort
  readonly random: BackendRandom
  readonly log: LogPort
  readonly parts: readonly BackendPart[]
  /** Loads the demo data; called only when the database is new. */
  readonly loadWorld: () => Promise<DemoData>
}

// How long a sign-out waits for a part; the part continues without it.
const SIGN_OUT_MS = 1_000
// How long an answer may take during shutdown: an operator with Ctrl-C is waiting, a load balancer is not.
const UNDER_WAY_MS = 1_000
const UNDER_WAY_BEHIND_BALANCER_MS = 5_000

/** A running shop. */
export type Backend = {
  readonly deps: BackendDeps
  /** The route table, for tests that walk it. */
  readonly routes: readonly Route[]
  /** The calls of staff, separate from those of shoppers. */
  readonly staffRoutes: readonly StaffRoute[]
  /** Answers in process, without a socket. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Answers a call of staff from this machine, without a password. */
  readonly fetchAs: (request: Request, trusted: Actor) => Promise<Response>
  /** Opens the port and resolves with the origin, such as "http://127.0.0.1:4173". */
  readonly listen: (port: number) => Promise<string>
  /**
   * Reports not ready, waits until load balancers have noticed (`drainMs`), finishes running calls (five seconds at
   * most, one without a load balancer), stops workers and sockets, then closes the database.
   */
  readonly close: () => Promise<void>
}

const createDeps = (config: BackendConfig, surroundings: BackendSurroundings): BackendDeps => {
  const { database, cluster = createLoneCluster(), clock, random, log, parts } = surroundings
  const metrics = createMetrics()
  const { settings, pictures: brandPictures } = loadSettings(config, log)
  const deps: BackendDeps = {
    database,
    cluster,
    clock,
    random,
    log: countLines(log, metrics),
    metrics,
    config,
    settings,
    brandPictures,
    passwords: createPasswords(config.passwordCost),
    files: openFiles(config),
    hooks: {
      describe: async (sql, shopperId) => {
        let fields: Readonly<Record<string, unknown>> = {}
        for (const part of parts) {
          if (part.describeShopper)
            fields = { ...fields, ...(await part.describeShopper(sql, shopperId, deps)) }
        }
        return fields
      },
      registered: async (tx, shopperId) => {
        for (const part of parts) await part.onRegistered?.(tx, shopperId, deps)
      },
      signedOut: async (shopperId) => {
        for (const part of parts) {
          // A sign-out must not fail because a part is broken, nor take long because it is slow.
          const done = part.onSignedOut?.(shopperId, deps).catch((cause: unknown) => {
            log.write('error', 'sign-out-failed', { part: part.name, detail: String(cause) })
          })
          if (done) await atMost(clock, SIGN_OUT_MS, done)
        }
      },
    },
  }
  return deps
}

const open = (server: Server, host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(`http://${host}:${(server.address() as AddressInfo).port}`)
    })
  })

const rest = (clock: ClockPort, ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((done) => void clock.after(ms, done))

/**
 * The socket for commands on a shop with an embedded database, which they cannot open themselves. With a database
 * server commands open that directly. The shop runs without the socket, too.
 */
const openForCommands = async (deps: BackendDeps, others: RequestListener): Promise<Stoppable> => {
  const { files } = deps
  const { dataDir, databaseUrl } = deps.config
  const none = { stop: async () => undefined }
  if (dataDir === undefined || databaseUrl !== undefined) return none
  const acts: ControlActs = {
    backup: (input) => {
      const { folder, takenAt } = input as { folder: string; takenAt: string }
      return takeBackup(deps.database, { dataDir, files }, folder, takenAt)
    },
  }
  return openControl(dataDir, acts, others).catch((cause: unknown) => {
    deps.log.write('warn', 'commands-closed', { detail: String(cause) })
    return none
  })
}

/** Migrates the schema, seeds, and assembles the parts. Nothing listens until `listen`. */
export const createBackend = async (
  config: BackendConfig,
  surroundings: BackendSurroundings,
): Promise<Backend> => {
  const deps = createDeps(config, surroundings)
  // Processes that start at once migrate and seed only once.
  await deps.cluster.exclusively('schema', async () => {
    await migrate(surroundings.database)
    await seedDatabase(deps, surroundings.loadWorld)
  })
  const routes = surroundings.parts.flatMap((part) => part.routes?.(deps) ?? [])
  const staff = staffRoutes(deps, () => imOf(deps))
  const ask: Ask = async ({ url, language, token, body }) => {
    const headers = {
      cookie: `${COOKIE_NAMES.language}=${language}`,
      ...(token && { token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const sent = { headers, ...(body !== undefined && { method: 'POST', body }) }
    return (await app.fetch(new Request(new URL(url, 'http://localhost'), sent))).text()
  }
  const readiness: Readiness = { isDraining: false }
  const shopperOf: ShopperOf = async (token) =>
    (await authenticate(surroundings.database, token, secondsOf(surroundings.clock)))?.id
  let reload: DevReload | undefined
  /** The HTTP app with the current build. */
  const openApp = () => {
    const renderer = startPageRenderer(config.publicDir, ask, surroundings.log, deps.settings)
    const { renderMs, wukongim } = config
    const pages =
      renderer &&
      createRenderedPages(renderer, surroundings.clock, shopperOf, { renderMs, sockets: wukongim?.sockets })
    const built = { site: renderer?.site, reload: config.isDevelopment ? () => reload?.stream() : undefined }
    return { renderer, app: createHttpApp(routes, deps, pages, readiness, staff, built) }
  }
  let { renderer, app } = openApp()
  const takeUpBuild = async (): Promise<void> => {
    const before = renderer
    ;({ renderer, app } = openApp())
    await before?.close()
  }
  const fetchAs: Backend['fetchAs'] = async (request, trusted) => app.fetch(request, { trusted })
  const listener = getRequestListener((request, env) =>
    app.fetch(request, { incoming: env.incoming as never }),
  )
  const server = createServer(listener)
  // Connections use real time, whatever clock the shop has.
  const end = createEndServer(server, createSystemClock())
  const doors: Stoppable[] = []
  const running: Stoppable[] = []
  return {
    deps,
    routes,
    staffRoutes: staff,
    fetch: async (request) => app.fetch(request),
    fetchAs,
    listen: async (port) => {
      for (const part of surroundings.parts) if (part.attach) doors.push(part.attach(server, deps))
      addProcessMetrics(deps.metrics, surroundings.database)
      const origin = await open(server, config.host, port)
      if (config.isDevelopment && config.publicDir !== undefined) {
        reload = watchBuild(config.publicDir, takeUpBuild)
        doors.push(reload)
      }
      for (const part of surroundings.parts) if (part.start) running.push(part.start(deps))
      doors.push(await openForCommands(deps, answerLocalCommands(deps, fetchAs)))
      return origin
    },
    close: async () => {
      readiness.isDraining = true
      if (server.listening) await rest(surroundings.clock, config.drainMs)
      const isBehindBalancer = config.drainMs > 0 || config.proxies > 0
      const closed = end(isBehindBalancer ? UNDER_WAY_BEHIND_BALANCER_MS : UNDER_WAY_MS)
      // Nothing comes in any more when the handlers are stopped.
      for (const one of [...running.splice(0), ...doors.splice(0)].reverse()) await one.stop()
      await closed
      await renderer?.close()
      await deps.cluster.close()
      await surroundings.database.close()
    },
  }
}
