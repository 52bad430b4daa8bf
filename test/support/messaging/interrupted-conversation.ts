import type { Cut } from '../../../adapters/fakes/fake-connection.ts'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { channelKey } from '../../../domain/messaging/channels/channel.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { createMessagingRun, type MessagingRun, PEER, PEER_KEY, type Tab, textsIn } from './messaging-run.ts'

/** Messages each way in the open conversation, and of the other side in a conversation that nobody opens. */
export const COUNT = 12
const EVERY_MS = 40
const STEP_MS = 50
const LATENCY_MS = 5
/** Longer than the server waits before it pushes again what was not acknowledged. */
const AFTERMATH_MS = 12_000
const CLOSED = { channelID: 'm8', channelType: 1 }
const CLOSED_KEY = channelKey(CLOSED)

export type ConversationPlan = {
  readonly cuts: readonly Cut[]
  /** The page is thrown away after so many of its messages, and opened again. */
  readonly reloadAfter?: number
  readonly seed?: number
  readonly isEncrypted?: boolean
  readonly isDeduplicating?: boolean
  readonly limitMs?: number
}

export type ConversationResult = {
  /** What is not as it must be; empty when all is whole. */
  readonly faults: readonly string[]
  /** Virtual time from the first cut until everything is where it belongs; undefined without a cut. */
  readonly wholeAfterMs: number | undefined
  readonly carried: { readonly up: number; readonly down: number }
}

const up = (at: number): string => `up ${at}`
const down = (at: number): string => `down ${at}`
const numbered = (name: (at: number) => string): readonly string[] =>
  Array.from({ length: COUNT }, (_, at) => name(at + 1))

const textOf = (payload: Uint8Array): string =>
  (JSON.parse(new TextDecoder().decode(payload)) as { content: string }).content

const firsts = (texts: readonly string[]): readonly string[] => [...new Set(texts)]
const same = (a: readonly string[], b: readonly string[]): boolean => a.join('|') === b.join('|')

/** Everything that is wrong at this moment. `isDeduplicating`: the server stores a resent message once. */
const faultsOf = (run: MessagingRun, client: Messaging, isDeduplicating: boolean): readonly string[] => {
  const atServer = run.server.stored(PEER.channelID).map(({ payload }) => textOf(payload))
  const shown = textsIn(client)
  const mine = (texts: readonly string[]): readonly string[] => texts.filter((text) => text.startsWith('up'))
  const others = (texts: readonly string[]): readonly string[] => texts.filter((text) => !mine([text]).length)
  const conversation = client.messages$(PEER_KEY).value
  const claims: readonly (readonly [string, boolean])[] = [
    ['server: order of mine', same(firsts(mine(atServer)), numbered(up))],
    ['server: mine once', !isDeduplicating || mine(atServer).length === COUNT],
    ['store: mine, once and in order', same(mine(shown), numbered(up))],
    ['store: theirs, once and in order', same(others(shown), numbered(down))],
    ['store: as at the server', !isDeduplicating || same(shown, atServer)],
    ['room: no gap', conversation.gaps.length === 0],
    ['room: all sent', conversation.messages.every(({ status }) => status === 'normal')],
    ['closed room: unread', client.conversation$(CLOSED_KEY).value?.unread === COUNT],
    ['total unread', client.unreadTotal$.value === COUNT],
    ['connected', client.status$.value.state === 'connected'],
    ['one connection', run.network.live() === 1],
  ]
  return claims.filter(([, isTrue]) => !isTrue).map(([claim]) => claim)
}

/** A conversation of both sides over a network that is cut, in virtual time, and what is wrong when it is over. */
export const runInterruptedConversation = async (plan: ConversationPlan): Promise<ConversationResult> => {
  const { cuts, isDeduplicating = true, limitMs = 300_000 } = plan
  const run = createMessagingRun({
    ...(plan.seed !== undefined && { seed: plan.seed }),
    isEncrypted: plan.isEncrypted ?? false,
    isDeduplicating,
    latencyMs: LATENCY_MS,
  })
  for (const cut of cuts) run.network.plan(cut)
  let cutAt: number | undefined
  const arrivals: string[] = []
  const open = (): Tab => {
    const tab = run.openTab()
    tab.client.arrived.subscribe(({ messageID }) => arrivals.push(messageID))
    void tab.client.openConversation(PEER)
    return tab
  }
  let tab = open()
  const pass = async (ms: number): Promise<void> => {
    await run.pass(ms)
    const isCut = cuts.some(({ direction, atByte }) => run.network.carried[direction] >= atByte)
    if (isCut) cutAt ??= run.clock.now()
  }
  await pass(30)
  for (let at = 1; at <= COUNT; at++) {
    tab.client.send(textContent(up(at)), PEER)
    await pass(EVERY_MS / 2)
    run.server.say(PEER.channelID, { type: 1, content: down(at) })
    run.server.say(CLOSED.channelID, { type: 1, content: down(at) })
    await pass(EVERY_MS / 2)
    if (at !== plan.reloadAfter) continue
    tab.kill()
    tab = open()
  }
  const endAt = run.clock.now() + limitMs
  let faults = faultsOf(run, tab.client, isDeduplicating)
  while (faults.length > 0 && run.clock.now() < endAt) {
    await pass(STEP_MS)
    faults = faultsOf(run, tab.client, isDeduplicating)
  }
  const wholeAt = run.clock.now()
  const carried = { ...run.network.carried }
  await run.pass(AFTERMATH_MS)
  faults = faultsOf(run, tab.client, isDeduplicating)
  const isToldTwice = plan.reloadAfter === undefined && new Set(arrivals).size < arrivals.length
  await tab.client.dispose()
  return {
    faults: [...faults, ...(isToldTwice ? ['arrivals: once each'] : [])],
    wholeAfterMs: cutAt === undefined ? undefined : wholeAt - cutAt,
    carried,
  }
}
