import type { Caller } from './caller.ts'
import { type LoadClient, openLoadClient } from './load-client.ts'
import { type Figures, figuresOf } from './timings.ts'

/** The key to the messaging server's own HTTP API, by which users of the test are registered. */
export const MANAGER_TOKEN = 'load-manager'

const AT_ONCE = 20
const uidOf = (index: number): string => `user-${index}`

type Given = {
  readonly caller: Caller
  readonly origin: string
  readonly connections: number
  readonly rounds: number
}

const inSteps = async (count: number, act: (index: number) => Promise<void>): Promise<void> => {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => act(from + index)),
    )
}

/** Connects many users, and lets each say something to the next, a few at once, until everybody has spoken. */
export const loadChat = async ({
  caller,
  origin,
  connections,
  rounds,
}: Given): Promise<readonly Figures[]> => {
  await inSteps(connections, async (index) => {
    const uid = uidOf(index)
    const user = { uid, token: `token-${uid}`, device_flag: 1, device_level: 0 }
    await caller.post('/im/user/token', user, { token: MANAGER_TOKEN })
  })
  const waiting = new Map<string, () => void>()
  const clients: LoadClient[] = []
  const joined: number[] = []
  const ws = `${origin.replace('http', 'ws')}/im-ws`
  const heard = (text: string): void => {
    waiting.get(text)?.()
    waiting.delete(text)
  }
  const connectingAt = performance.now()
  await inSteps(connections, async (index) => {
    const at = performance.now()
    clients[index] = await openLoadClient(ws, uidOf(index), heard)
    joined.push(performance.now() - at)
  })
  const connecting = (performance.now() - connectingAt) / 1000
  const delivered: number[] = []
  const talkingAt = performance.now()
  for (let round = 0; round < rounds; round += 1)
    await inSteps(connections, async (index) => {
      const text = `${round}:${index}`
      const at = performance.now()
      const arrived = new Promise<void>((hear) => waiting.set(text, hear))
      clients[index]?.say(uidOf((index + 1) % connections), text)
      await arrived
      delivered.push(performance.now() - at)
    })
  const talking = (performance.now() - talkingAt) / 1000
  for (const client of clients) client.close()
  return [
    figuresOf(`chat: ${connections} connect`, joined, connecting, 0),
    figuresOf('chat: said to heard', delivered, talking, 0),
  ]
}
