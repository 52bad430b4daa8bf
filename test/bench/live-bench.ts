import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { createServerApi } from '../interop/server-api.ts'
import { loadPeer } from '../support/messaging/peer.ts'
import { openOurs, openTheirs, type Talker } from './messaging/chat-clients.ts'

// Ours and the published SDK on one live server, by turns: what a second brings, and what of it the processor of the
// client has to do. Another process feeds who receives, so that its work is not counted. The rate is that of the
// server and the feeder wherever the client is idle for most of it: the time of the processor says so.

const { values } = parseArgs({
  options: {
    ws: { type: 'string' },
    api: { type: 'string' },
    'manager-token': { type: 'string' },
    feed: { type: 'string' },
  },
})
const { ws, api: base, 'manager-token': managerToken, feed } = values
if (ws === undefined || base === undefined) {
  console.error('Usage: npm run bench:live -- --ws ws://host:port --api http://host:port [--manager-token T]')
  process.exit(1)
}

const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const MESSAGES = Number(process.env['MESSAGES'] ?? 1000)
const AT_ONCE = 16
const PATIENCE_MS = 60_000
const TEXT = 'a message of sixty-four bytes or so, as people write them'
const api = createServerApi(base, managerToken)

/** The child: says the messages in somebody's name, some at once. */
const say = async (from: string, to: string): Promise<void> => {
  let left = MESSAGES
  const one = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await api.say(from, to, TEXT)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

const until = async (what: string, isSo: () => boolean): Promise<void> => {
  const startedAt = performance.now()
  while (!isSo()) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error(`never: ${what}`)
    await new Promise((next) => setTimeout(next, 20))
  }
}

type Sample = { readonly perSecond: number; readonly cpuMicros: number }

const measured = async (run: () => Promise<void>): Promise<Sample> => {
  const since = process.cpuUsage()
  const startedAt = performance.now()
  await run()
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(since)
  return { perSecond: MESSAGES / seconds, cpuMicros: (user + system) / MESSAGES }
}

const receive = (talker: Talker, from: string): Promise<Sample> =>
  measured(async () => {
    const before = talker.heard()
    const child = fork(fileURLToPath(import.meta.url), [
      ...process.argv.slice(2),
      '--feed',
      `${from} ${talker.uid}`,
    ])
    await until(`${talker.name} hears all`, () => talker.heard() >= before + MESSAGES)
    if (child.exitCode === null) await new Promise((done) => child.once('exit', done))
  })

const send = (talker: Talker, to: string): Promise<Sample> =>
  measured(async () => {
    const before = talker.stored()
    for (let at = 0; at < MESSAGES; at++) talker.say(to, TEXT)
    await until(`all of ${talker.name} are stored`, () => talker.stored() >= before + MESSAGES)
  })

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0

const told = (what: string, samples: readonly Sample[]): void => {
  const rates = samples.map(({ perSecond }) => perSecond)
  const cpu = median(samples.map(({ cpuMicros }) => cpuMicros))
  const range = `${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))}`
  console.log(
    `${what.padEnd(16)} ${String(Math.round(median(rates))).padStart(8)} (${range})   ${Math.round(cpu)}`,
  )
}

const run = async (): Promise<void> => {
  Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? WebSocket })
  const run = randomBytes(5).toString('hex')
  const uidOf = (name: string): string => `bench-${run}-${name}`
  const [ours, theirs, feeder] = ['ours', 'sdk', 'feeder'].map(uidOf) as [string, string, string]
  for (const uid of [ours, theirs, feeder]) await api.registerToken(uid, `token-${uid}`)
  const talkers = [openOurs(ours, ws, api.hostOf(ours)), openTheirs(await loadPeer(), theirs, ws)]
  for (const talker of talkers) await until(`${talker.name} is connected`, talker.isConnected)
  console.log(
    `${MESSAGES} messages, ${ROUNDS} rounds by turns; a second by the clock (range), microseconds of the client's processor for one`,
  )
  const received = new Map<Talker, Sample[]>(talkers.map((talker) => [talker, []]))
  const sent = new Map<Talker, Sample[]>(talkers.map((talker) => [talker, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const talker of talkers) {
      received.get(talker)?.push(await receive(talker, feeder))
      sent.get(talker)?.push(await send(talker, feeder))
    }
  }
  for (const talker of talkers) {
    told(`${talker.name} receives`, received.get(talker) ?? [])
    told(`${talker.name} sends`, sent.get(talker) ?? [])
  }
}

if (feed === undefined) await run()
else {
  const [from = '', to = ''] = feed.split(' ')
  await say(from, to)
}
process.exit(0)
