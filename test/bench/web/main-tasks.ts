import type { CDPSession } from 'playwright-core'

/** Pieces of work of a page's main thread, by the time the thread itself ran: what other programs do is not in it. */
export type MainTasks = { readonly count: number; readonly over16: number; readonly over34: number }

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the thread. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const MAIN = 'CrRendererMain'

/** Listens to the main threads of the browser's pages; the function it gives ends that and tells of the busiest. */
export const watchMainTasks = async (cdp: CDPSession): Promise<() => Promise<MainTasks>> => {
  const mains = new Set<string>()
  const spent = new Map<string, number[]>()
  const hear = ({ value }: { readonly value: readonly object[] }): void => {
    for (const { name, ph, pid, tid, tdur = 0, args } of value as readonly TraceEvent[]) {
      const thread = `${pid} ${tid}`
      if (name === 'thread_name' && args?.name === MAIN) mains.add(thread)
      if (ph !== 'X' || name !== 'ThreadControllerImpl::RunTask') continue
      const known = spent.get(thread)
      if (known) known.push(tdur / 1000)
      else spent.set(thread, [tdur / 1000])
    }
  }
  cdp.on('Tracing.dataCollected', hear)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'], excludedCategories: ['*'] },
  })
  return async () => {
    const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
    await cdp.send('Tracing.end')
    await ended
    cdp.off('Tracing.dataCollected', hear)
    const sum = (tasks: readonly number[]): number => tasks.reduce((all, one) => all + one, 0)
    const [busiest = []] = [...mains]
      .map((thread) => spent.get(thread) ?? [])
      .sort((one, other) => sum(other) - sum(one))
    const over = (ms: number): number => busiest.filter((task) => task > ms).length
    return { count: busiest.length, over16: over(16), over34: over(34) }
  }
}
