import type { Browser, CDPSession } from 'playwright-core'

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Processor time in microseconds: what the thread was given, however busy the machine is. */
  readonly tdur?: number
}

/** What the page's main thread did for each of its frames. */
export type FrameWork = {
  readonly frames: number
  /** Milliseconds of processor time, one for each frame, largest first. */
  readonly workMs: readonly number[]
}

/** Once in every frame that the main thread renders. */
const FRAME = 'PrePaint'
const TASK = 'ThreadControllerImpl::RunTask'
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

const textOf = async (session: CDPSession, handle: string): Promise<string> => {
  const parts: string[] = []
  for (;;) {
    const { data, base64Encoded, eof } = await session.send('IO.read', { handle })
    parts.push(base64Encoded ? Buffer.from(data, 'base64').toString('utf8') : data)
    if (eof) break
  }
  await session.send('IO.close', { handle })
  return parts.join('')
}

const maxOften = (threads: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const thread of threads) counts.set(thread, (counts.get(thread) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/** The tasks of the thread that renders, summed up from one frame to the next. */
const frameWorkOf = (events: readonly TraceEvent[]): FrameWork => {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const main = maxOften(events.filter(({ name }) => name === FRAME).map(threadOf))
  const own = events.filter((event) => threadOf(event) === main)
  const starts = own
    .filter(({ name }) => name === FRAME)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other)
  const sums = starts.map(() => 0)
  let at = 0
  const tasks = own.filter(({ name, ph, tdur }) => name === TASK && ph === 'X' && tdur !== undefined)
  for (const { ts, tdur = 0 } of [...tasks].sort((one, other) => one.ts - other.ts)) {
    // A frame begins within a task: the one that holds its beginning is its own.
    while (at + 1 < starts.length && (starts[at + 1] ?? 0) < ts + tdur) at += 1
    sums[at] = (sums[at] ?? 0) + tdur / 1000
  }
  return { frames: starts.length, workMs: sums.sort((one, other) => other - one) }
}

/** Looks at the main thread while something happens. Throws when the trace has no frames: that is no figure. */
export const workWhile = async (browser: Browser, happen: () => Promise<unknown>): Promise<FrameWork> => {
  // Of the whole browser: a page's own session is not told of its threads.
  const session = await browser.newBrowserCDPSession()
  const over = new Promise<string>((resolve) => {
    session.once('Tracing.tracingComplete', ({ stream }) => resolve(stream ?? ''))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
  })
  await happen()
  await session.send('Tracing.end')
  const { traceEvents } = JSON.parse(await textOf(session, await over)) as { traceEvents: TraceEvent[] }
  await session.detach()
  const work = frameWorkOf(traceEvents)
  if (work.frames === 0) throw new Error(`no frames among ${traceEvents.length} events of the trace`)
  return work
}

/** The share of frames whose work takes longer than `limitMs` when the processor is `slower` times as slow. */
export const shareOver = ({ frames, workMs }: FrameWork, limitMs: number, slower: number): number =>
  frames === 0 ? 0 : workMs.filter((work) => work * slower > limitMs).length / frames
