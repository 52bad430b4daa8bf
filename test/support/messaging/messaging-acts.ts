import type { UploadTask } from '../../../application/messaging/messaging-host.ts'
import type { UploadFile } from '../../../application/ports/http-port.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { imageContent, textContent } from '../../../domain/messaging/content/content.ts'
import { ReasonCode } from '../../../domain/messaging/wire/packets.ts'
import { fail, ok } from '../../../domain/shared/result.ts'
import { aPhoto } from './held-uploads.ts'
import { recvOf } from './messages.ts'
import { type MessagingRun, PEER, PEER_KEY, type Tab } from './messaging-run.ts'

/** What a shopper, a network, a host and a server can do to the client; `by` picks the tab, or how hard. */
export const ACTS = [
  'send',
  'picture',
  'send-again',
  'push',
  'push-again',
  'push-swapped',
  'cut',
  'silence',
  'reload',
  'sleep',
  'freeze',
  'hide',
  'offline',
  'clock-jump',
  'kick',
  'second-tab',
  'uploads-fail',
  'host-fails',
] as const
export type Act = { readonly act: (typeof ACTS)[number]; readonly by: number; readonly thenMs: number }

const HOUR_MS = 3_600_000
const TABS = 3
const UPLOAD_MS = 400
const BAD_WEATHER_CALLS = 3
const FAULTS: readonly ApiFault[] = [
  { kind: 'offline' },
  { kind: 'timed-out' },
  { kind: 'status', status: 503 },
  { kind: 'rejected', code: 0, message: 'no' },
]

/** A host whose next calls can fail. */
export const createMoodyHost = (after: (ms: number, then: () => void) => void) => {
  const coming: Record<'calls' | 'uploads', ApiFault[]> = { calls: [], uploads: [] }
  const upload = ({ fileName }: UploadFile): UploadTask => {
    const fault = coming.uploads.shift()
    const answer = fault ? fail(fault) : ok(`https://cdn/${fileName}`)
    return { done: new Promise((done) => after(UPLOAD_MS, () => done(answer))), cancel: () => undefined }
  }
  return {
    upload,
    /** The call, or the fault that is due. */
    answer: async <T>(call: () => Promise<T>) => {
      const fault = coming.calls.shift()
      return fault ? fail(fault) : call()
    },
    failNext: (what: 'calls' | 'uploads', by: number): void => {
      const fault = FAULTS[by % FAULTS.length] as ApiFault
      for (let times = 0; times <= by % BAD_WEATHER_CALLS; times += 1) coming[what].push(fault)
    },
    calm: (): void => {
      coming.calls.length = 0
      coming.uploads.length = 0
    },
  }
}

export type MoodyHost = ReturnType<typeof createMoodyHost>

/** Performs acts on the tabs of a run, and knows what was written on both sides. */
export const createActor = (run: MessagingRun, host: MoodyHost) => {
  const mine: string[] = []
  let pushed = 0
  let hasFailed = false
  let tabs: Tab[] = []

  const open = (): void => {
    const tab = run.openTab()
    void tab.client.openConversation(PEER)
    tabs.push(tab)
  }
  const tabBy = (by: number): Tab => tabs[by % tabs.length] as Tab
  const nextPush = () => {
    pushed += 1
    return { type: 1, content: `theirs ${pushed}` }
  }

  const pushAgain = (by: number): void => {
    const stored = run.server.stored(PEER.channelID)
    const old = stored[by % stored.length]
    if (old) run.server.push(recvOf(old))
  }

  /** Sends what has failed once more, as the shopper does who taps on it. */
  const sendAgain = ({ client }: Tab): void => {
    for (const { clientMsgNo, status } of client.messages$(PEER_KEY).value.messages)
      if (status === 'fail') client.resend(PEER, clientMsgNo)
  }

  const while_ = async (by: number, begin: () => void, end: () => void): Promise<void> => {
    begin()
    await run.pass(by * 100)
    end()
  }

  const perform = async ({ act, by }: Act): Promise<void> => {
    const tab = tabBy(by)
    const { lifecycle } = tab
    switch (act) {
      case 'send':
        mine.push(`mine ${mine.length + 1}`)
        tab.client.send(textContent(`mine ${mine.length}`), PEER)
        // From one tab or another, one after the other: the row is written, the leader told.
        await run.pass(20)
        break
      case 'picture':
        mine.push(`picture mine ${mine.length + 1}`)
        tab.client.sendFile(imageContent(4, 3, ''), aPhoto(`mine ${mine.length}`), PEER)
        await run.pass(20)
        break
      case 'send-again':
        sendAgain(tab)
        await run.pass(20)
        break
      case 'push':
        run.server.say(PEER.channelID, nextPush())
        break
      case 'push-again':
        pushAgain(by)
        break
      case 'push-swapped': {
        const stored = [nextPush(), nextPush()].map((fields) => run.server.keep(PEER.channelID, fields))
        for (const message of stored.toReversed()) run.server.push(recvOf(message))
        break
      }
      case 'cut':
        run.network.cutNow(by % 2 === 0 ? 'clean' : 'abrupt')
        break
      case 'silence':
        run.network.cutNow('silent')
        break
      case 'reload':
        for (const one of tabs) one.kill()
        tabs = []
        open()
        break
      case 'sleep':
        await while_(
          by,
          () => lifecycle.set({ isFrozen: true }),
          () => lifecycle.set({ isFrozen: false }),
        )
        break
      case 'freeze':
        await while_(by, tab.freeze, tab.thaw)
        break
      case 'hide':
        await while_(
          by,
          () => lifecycle.set({ isVisible: false }),
          () => lifecycle.set({ isVisible: true }),
        )
        break
      case 'offline':
        await while_(
          by,
          () => lifecycle.set({ isOnline: false }),
          () => lifecycle.set({ isOnline: true }),
        )
        break
      case 'clock-jump':
        run.jump((by % 2 === 0 ? 1 : -1) * HOUR_MS)
        break
      case 'kick':
        run.server.push({ kind: 'disconnect', flags: 0, reasonCode: ReasonCode.connectKick, reason: '' })
        break
      case 'second-tab':
        if (tabs.length < TABS) open()
        else for (const one of tabs.splice(by % TABS, 1)) one.kill()
        break
      case 'uploads-fail':
        host.failNext('uploads', by)
        hasFailed = true
        break
      case 'host-fails':
        host.failNext('calls', by)
    }
  }
  return {
    open,
    perform,
    sendAgain,
    mine,
    tabs: (): readonly Tab[] => tabs,
    /** Whether an upload may have failed. */
    hasFailed: () => hasFailed,
  }
}
