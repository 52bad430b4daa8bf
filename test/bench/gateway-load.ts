import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startLoopbackGateway } from '../support/backend/chat/loopback-gateway.ts'
import { type LoadClient, openLoadClient } from './load/load-client.ts'

// A messaging server in one process and its users, each on a real socket of loopback, in another. The log is in memory:
// this is about connections, ciphers and delivery, not about SQL. `--users N` changes the number.

type Report = {
  readonly ws: string
  readonly connections: number
  readonly rssMiB: number
  readonly cpuMs: number
  readonly redelivered: number
}

const at = process.argv.indexOf('--users')
const USERS = at > 0 ? Number(process.argv[at + 1]) : 1000
const CONNECTING = 20
const STEADY_SECONDS = 5
const BURST = 10
const PATIENCE_MS = 120_000
const MIB = 1_048_576
const uidOf = (index: number): string => `user-${index % USERS}`

const serve = async (): Promise<void> => {
  const server = await startLoopbackGateway({ sendsPerSecond: 1000, sendBurst: 1000 })
  for (let user = 0; user < USERS; user++) {
    await server.gateway.register(uidOf(user), `token-${uidOf(user)}`, 1, 0)
  }
  process.on('message', () => {
    globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    process.send?.({
      ws: server.ws,
      connections: server.gateway.connections(),
      rssMiB: Math.round(process.memoryUsage().rss / MIB),
      cpuMs: (user + system) / 1000,
      redelivered: server.gateway.counters.redelivered,
    } satisfies Report)
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}

const until = async (what: string, isSo: () => boolean): Promise<void> => {
  const startedAt = performance.now()
  while (!isSo()) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error(`never: ${what}`)
    await new Promise((next) => setTimeout(next, 5))
  }
}

const quantile = (values: readonly number[], share: number): string =>
  (values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0).toFixed(1)

const load = async (): Promise<void> => {
  const server = fork(fileURLToPath(import.meta.url), ['--server', '--users', String(USERS)])
  await new Promise((ready) => server.once('message', ready))
  const report = (): Promise<Report> =>
    new Promise((told) => {
      server.once('message', (answer) => told(answer as Report))
      server.send('report')
    })

  const empty = await report()
  const clients: LoadClient[] = []
  let delays: number[] = []
  const heard = (text: string): void => void delays.push(performance.now() - Number(text))
  const say = (from: number): void => clients[from]?.say(uidOf(from + 1), String(performance.now()))

  const connectingAt = performance.now()
  for (let user = 0; user < USERS; user += CONNECTING) {
    const some = Array.from({ length: Math.min(CONNECTING, USERS - user) }, (_, index) =>
      openLoadClient(empty.ws, uidOf(user + index), heard),
    )
    clients.push(...(await Promise.all(some)))
  }
  const connectSeconds = (performance.now() - connectingAt) / 1000
  const full = await report()
  const perUser = ((full.rssMiB - empty.rssMiB) * 1024) / USERS
  console.log(
    `${full.connections} connections in ${connectSeconds.toFixed(1)} s, ${full.rssMiB} MiB (${perUser.toFixed(0)} KiB for each)`,
  )

  // Each says one thing in each second, spread over it.
  const steadyAt = performance.now()
  for (let said = 0; said < USERS * STEADY_SECONDS; said++) {
    await until('its moment', () => performance.now() - steadyAt >= (said * 1000) / USERS)
    say(said % USERS)
  }
  await until('all steady messages', () => delays.length >= USERS * STEADY_SECONDS)
  const steady = [...delays].sort((a, b) => a - b)
  console.log(
    `${USERS} messages in a second: ${steady.length} of ${USERS * STEADY_SECONDS} arrived, ` +
      `median ${quantile(steady, 0.5)} ms, p99 ${quantile(steady, 0.99)} ms`,
  )

  delays = []
  const before = await report()
  const burstAt = performance.now()
  for (let round = 0; round < BURST; round++) for (let user = 0; user < USERS; user++) say(user)
  await until('the burst', () => delays.length >= USERS * BURST)
  const seconds = (performance.now() - burstAt) / 1000
  const after = await report()
  const perCpuSecond = (USERS * BURST * 1000) / (after.cpuMs - before.cpuMs)
  console.log(
    `a burst of ${USERS * BURST}: ${Math.round((USERS * BURST) / seconds)} messages/s, ` +
      `${Math.round(perCpuSecond)} for each second of the server's processor, ` +
      `${after.rssMiB} MiB, ${after.redelivered} sent again`,
  )
  for (const client of clients) client.close()
  server.disconnect()
}

await (process.argv.includes('--server') ? serve() : load())
if (!process.argv.includes('--server')) process.exit(0)
