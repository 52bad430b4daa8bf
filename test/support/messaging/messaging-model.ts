import type { Messaging } from '../../../application/messaging/messaging.ts'
import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import { fieldsIn, type StoredMessage } from './messages.ts'
import { type Act, createActor, createMoodyHost, type MoodyHost } from './messaging-acts.ts'
import { createMessagingRun, hostOfServer, PEER, PEER_KEY } from './messaging-run.ts'
import type { ModelServer } from './model-server.ts'

const HEAL_MS = 120_000
const CDN = 'https://cdn/'

const moody = (server: ModelServer, host: MoodyHost): MessagingHost => {
  const { syncConversations, syncMessages, ...calm } = hostOfServer(server)
  return {
    ...calm,
    upload: host.upload,
    ...(syncConversations && { syncConversations: () => host.answer(syncConversations) }),
    ...(syncMessages && { syncMessages: (...asked) => host.answer(() => syncMessages(...asked)) }),
  }
}

/** What a message says, whether it is words or a picture that bears them as its name. */
const wordsOf = (content: unknown, url: unknown): string =>
  typeof url === 'string' ? `picture ${url.slice(CDN.length)}` : String(content)

const storedWords = ({ payload }: StoredMessage): string => {
  const { content, url } = fieldsIn(payload)
  return wordsOf(content, url)
}

const shownWords = (client: Messaging): readonly string[] =>
  client
    .messages$(PEER_KEY)
    .value.messages.map(({ content: { body } }) =>
      body.kind === 'image'
        ? wordsOf('', body.url)
        : wordsOf(body.kind === 'text' ? body.text : body.kind, 0),
    )

/** Runs the acts, lets everything heal, and says what differs from the model: two lists of words. */
export const runAgainstModel = async (acts: readonly Act[], seed: number): Promise<readonly string[]> => {
  const host = createMoodyHost((ms, then) => run.clock.after(ms, then))
  const run = createMessagingRun({ seed, latencyMs: 5, host: (server) => moody(server, host) })
  const actor = createActor(run, host)
  actor.open()
  await run.pass(100)
  for (const act of acts) {
    await actor.perform(act)
    await run.pass(act.thenMs)
  }
  host.calm()
  // A kick that is still on its way ends what was tried before it.
  await run.pass(50)
  // The shopper skips the wait, asks again for a page that did not come, and sends again what has failed.
  for (const { client } of actor.tabs()) client.retry()
  await run.pass(HEAL_MS)
  for (const { client } of actor.tabs()) void client.openConversation(PEER)
  await run.pass(1000)
  for (const tab of actor.tabs()) actor.sendAgain(tab)
  await run.pass(HEAL_MS)

  const differences: string[] = []
  const compare = (what: string, found: readonly string[], wanted: readonly string[]): void => {
    if (found.join('|') !== wanted.join('|')) differences.push(`${what}: ${found} instead of ${wanted}`)
  }
  const atServer = run.server.stored(PEER.channelID).map(storedWords)
  const mineAtServer = atServer.filter((words) => words.includes('mine'))
  compare('server', mineAtServer.toSorted(), actor.mine.toSorted())
  // What has failed once stands behind what went out meanwhile.
  const isInPlace = (words: string): boolean => !actor.hasFailed() || words.startsWith('mine')
  compare('order', mineAtServer.filter(isInPlace), actor.mine.filter(isInPlace))
  for (const [at, { client }] of actor.tabs().entries()) {
    compare(`tab ${at}`, shownWords(client), atServer)
    compare(`unread of tab ${at}`, [String(client.unreadTotal$.value)], ['0'])
  }
  compare('connections', [String(run.network.live())], ['1'])
  for (const tab of actor.tabs()) tab.kill()
  return differences
}
