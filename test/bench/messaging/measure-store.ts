import { createSystemClock } from '../../../adapters/clock/system-clock.ts'
import { readHistory } from '../../../application/messaging/http-host.ts'
import { createMessageStore } from '../../../application/messaging/message-store.ts'
import { channelKey } from '../../../domain/messaging/channels/channel.ts'
import { createContentRegistry } from '../../../domain/messaging/content/content-registry.ts'

const MESSAGES = 10_000
const PAGE = 200
const ROUNDS = 7
const ROOM = { channelID: 'merchant-17', channelType: 1 }
const KEY = channelKey(ROOM)

/** As /channel/messagesync has it. */
const pageOf = (from: number, count: number): string =>
  JSON.stringify({
    more: 1,
    messages: Array.from({ length: count }, (_, at) => ({
      header: { no_persist: 0, red_dot: 1, sync_once: 0 },
      setting: 0,
      message_idstr: String(1_783_652_479_901_401_088n + BigInt(from + at)),
      client_msg_no: `${((from + at) * 7919).toString(16).padStart(32, '0')}3`,
      message_seq: from + at,
      from_uid: 'merchant-17',
      channel_id: 'merchant-17',
      channel_type: 1,
      expire: 0,
      timestamp: 1_714_406_061 + at,
      payload: Buffer.from(JSON.stringify({ content: `message ${from + at}`, type: 1 })).toString('base64'),
    })),
  })

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

const timed = (name: string, goalMs: number | undefined, run: () => number): void => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    globalThis.gc?.()
    const since = process.cpuUsage()
    const shown = run()
    const { user, system } = process.cpuUsage(since)
    times.push((user + system) / 1000)
    if (shown !== MESSAGES) throw new Error(`${shown} of ${MESSAGES} are shown`)
  }
  const goal = goalMs === undefined ? '' : `   goal ${goalMs} ms`
  console.log(`${name.padEnd(44)} ${median(times).toFixed(0).padStart(6)} ms${goal}`)
}

/** What a long history costs: reading the host's answer, and joining it to the conversation. */
export const measureStore = (): void => {
  const registry = createContentRegistry()
  const texts = Array.from({ length: MESSAGES / PAGE }, (_, at) => pageOf(at * PAGE + 1, PAGE))
  const read = (text: string) => readHistory(registry, JSON.parse(text))?.messages ?? []
  const pages = texts.map(read)
  const open = () => {
    const store = createMessageStore(createSystemClock(), { uid: 'bench', excludedTypes: new Set() })
    store.apply({ kind: 'opened', channelKey: KEY })
    return store
  }
  const shown = (store: ReturnType<typeof open>): number => store.transcript(KEY).messages.length

  console.log(`\nbackfill of ${MESSAGES}, time of the processor`)
  timed('into the store at once', 250, () => {
    const store = open()
    store.apply({ kind: 'page', channelKey: KEY, messages: pages.flat(), isOldest: true })
    return shown(store)
  })
  timed(`into the store in pages of ${PAGE}, newest first`, undefined, () => {
    const store = open()
    for (const messages of [...pages].reverse()) {
      store.apply({ kind: 'page', channelKey: KEY, messages, isOldest: false })
    }
    return shown(store)
  })
  timed('reading the answers of the host', undefined, () => texts.flatMap(read).length)
}
