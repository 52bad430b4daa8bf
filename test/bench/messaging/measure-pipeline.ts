import type { Peer } from '../../support/messaging/peer.ts'
import { inChunks, openPipeline, type Pipeline } from './pipeline.ts'

// Time of the processor, not of the wall: other programs of the machine may not make it look slower than it is.
const ROUNDS = 5
const PER_ROUND = 5000
const PEER_MESSAGES = 1500
const BATCH = 2000
const ROOMS = 20
const MIB = 1_048_576

const turn = (): Promise<void> => new Promise((next) => setImmediate(next))

const cpuMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

const feed = async ({ push }: Pipeline, chunks: readonly Uint8Array[]): Promise<void> => {
  for (const chunk of chunks) {
    push(chunk)
    // Each read of a socket is a turn of its own, with its microtasks behind it.
    await undefined
  }
  await turn()
}

const rate = async (conversations: number, perRead: number): Promise<number> => {
  const pipeline = await openPipeline()
  let arrived = 0
  pipeline.client.arrived.subscribe(() => {
    arrived += 1
  })
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const chunks = inChunks(pipeline.frames(PER_ROUND, conversations, 64), perRead)
    await turn()
    globalThis.gc?.()
    const since = process.cpuUsage()
    await feed(pipeline, chunks)
    rates.push((PER_ROUND * 1000) / cpuMs(since))
  }
  if (arrived !== ROUNDS * PER_ROUND) throw new Error(`${arrived} messages arrived`)
  await pipeline.client.dispose()
  // The first round is the warming up.
  return median(rates.slice(1))
}

/** Its whole path: split, decode, check, decrypt, acknowledge, listeners. It has no store, order or dedup. */
const peerRate = async (peer: Peer, frame: Uint8Array): Promise<number> => {
  const sdk = peer.WKSDK.shared()
  let heard = 0
  sdk.chatManager.addMessageListener(() => {
    heard += 1
  })
  sdk.connectManager.ws = { send: () => undefined, close: () => undefined }
  sdk.connectManager.tempBufferData = []
  const since = process.cpuUsage()
  for (let at = 0; at < PEER_MESSAGES; at++) {
    sdk.connectManager.unpacket(frame, (packets) => {
      for (const packet of packets) sdk.connectManager.onPacket(Uint8Array.from(packet))
    })
    await undefined
  }
  await turn()
  if (heard < PEER_MESSAGES) throw new Error(`the peer heard ${heard}`)
  return (PEER_MESSAGES * 1000) / cpuMs(since)
}

const held = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / MIB
}

const memory = async (pushes: number): Promise<void> => {
  const pipeline = await openPipeline()
  const before = held()
  const marks: string[] = []
  for (let pushed = 0; pushed < pushes; pushed += BATCH) {
    await feed(pipeline, inChunks(pipeline.frames(BATCH, ROOMS, 64), 50))
    if ((pushed + BATCH) % (pushes / 4) < BATCH) marks.push((held() - before).toFixed(1))
  }
  console.log(`heap after each quarter of ${pushes} pushes, MiB: ${marks.join(', ')}`)
  await pipeline.client.dispose()
}

/** bytes -> link -> receiver -> store, of a whole client with real keys, and what it holds afterwards. */
export const measurePipeline = async (peer: Peer, frame: Uint8Array, pushes: number): Promise<void> => {
  console.log('\nwhole pipeline, 64 B, messages for each second of the processor')
  for (const [conversations, perRead] of [
    [1, 50],
    [ROOMS, 50],
    [ROOMS, 1],
    [200, 50],
  ] as const) {
    const messages = Math.round(await rate(conversations, perRead))
    console.log(
      `ours, ${conversations} conversations, ${perRead} in a read`.padEnd(34),
      String(messages).padStart(10),
    )
  }
  const theirs = Math.round(await peerRate(peer, frame))
  console.log('peer, 1 room, 1 in a read'.padEnd(34), String(theirs).padStart(10))
  await memory(pushes)
}
