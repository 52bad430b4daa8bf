import { textContent } from '../../domain/messaging/content.ts'
import { ReasonCode } from '../../domain/messaging/wire/reason.ts'
import { createMessagingRun, PEER, type Tab, textsIn } from './messaging-run.ts'

/** What a shopper, a network and a server can do to the client; `by` picks the tab, or how hard. */
export const ACTS = [
  'send',
  'push',
  'push-again',
  'cut',
  'silence',
  'reload',
  'sleep',
  'clock-jump',
  'kick',
  'second-tab',
] as const
export type Act = { readonly act: (typeof ACTS)[number]; readonly by: number; readonly thenMs: number }

const HOUR_MS = 3_600_000
const HEAL_MS = 120_000
const TABS = 3

/** Runs the acts, lets everything heal, and says what differs from the model: two lists of texts. */
export const runAgainstModel = async (acts: readonly Act[], seed: number): Promise<readonly string[]> => {
  const run = createMessagingRun({ seed, latencyMs: 5 })
  const mine: string[] = []
  const theirs: string[] = []
  let tabs: Tab[] = []
  const open = (): void => {
    const tab = run.openTab()
    void tab.client.openRoom(PEER)
    tabs.push(tab)
  }
  const tabBy = (by: number): Tab => tabs[by % tabs.length] as Tab

  const pushAgain = (by: number): void => {
    const stored = run.server.stored(PEER.channelID)
    const { timestamp, ...old } = stored[by % stored.length] ?? { timestamp: 0 }
    if (!('id' in old)) return
    const { id: messageID, seq: messageSeq, flags, fromUID, channelID, clientMsgNo, payload } = old
    const fixed = { kind: 'recv', setting: 0, msgKey: '', channelType: 1, expire: 0 } as const
    const own = { flags, fromUID, channelID, clientMsgNo, payload, messageID, messageSeq, timestamp }
    run.server.push({ ...fixed, ...own })
  }

  const perform = async ({ act, by }: Act): Promise<void> => {
    switch (act) {
      case 'send':
        mine.push(`mine ${mine.length + 1}`)
        tabBy(by).client.send(textContent(`mine ${mine.length}`), PEER)
        // From one tab or another, one after the other: the row is written, the leader told.
        await run.pass(20)
        break
      case 'push':
        theirs.push(`theirs ${theirs.length + 1}`)
        run.server.say(PEER.channelID, { type: 1, content: `theirs ${theirs.length}` })
        break
      case 'push-again':
        pushAgain(by)
        break
      case 'cut':
        run.network.cutNow(by % 2 === 0 ? 'clean' : 'abrupt')
        break
      case 'silence':
        run.network.cutNow('silent')
        break
      case 'reload':
        for (const tab of tabs) tab.kill()
        tabs = []
        open()
        break
      case 'sleep': {
        const { lifecycle } = tabBy(by)
        lifecycle.set({ isFrozen: true })
        await run.pass(by * 100)
        lifecycle.set({ isFrozen: false })
        break
      }
      case 'clock-jump':
        run.jump((by % 2 === 0 ? 1 : -1) * HOUR_MS)
        break
      case 'kick':
        run.server.push({ kind: 'disconnect', flags: 0, reasonCode: ReasonCode.connectKick, reason: '' })
        break
      case 'second-tab':
        if (tabs.length < TABS) open()
        else for (const tab of tabs.splice(by % TABS, 1)) tab.kill()
    }
  }

  open()
  await run.pass(100)
  for (const act of acts) {
    await perform(act)
    await run.pass(act.thenMs)
  }
  // A kick that is still on its way ends what was tried before it.
  await run.pass(50)
  for (const { client } of tabs) client.retry()
  await run.pass(HEAL_MS)
  const differences: string[] = []
  const compare = (what: string, found: readonly string[], wanted: readonly string[]): void => {
    if (found.join('|') !== wanted.join('|')) differences.push(`${what}: ${found} instead of ${wanted}`)
  }
  const atServer = run.server
    .stored(PEER.channelID)
    .map(({ payload }) => (JSON.parse(new TextDecoder().decode(payload)) as { content: string }).content)
  compare(
    'server',
    atServer.filter((text) => text.startsWith('mine')),
    mine,
  )
  for (const [at, { client }] of tabs.entries()) {
    compare(`tab ${at}`, textsIn(client), atServer)
    compare(`unread of tab ${at}`, [String(client.unreadTotal$.value)], ['0'])
  }
  compare('connections', [String(run.network.live())], ['1'])
  for (const tab of tabs) tab.kill()
  return differences
}
