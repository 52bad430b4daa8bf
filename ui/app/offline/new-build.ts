import type { NewBuild } from '../../../application/shared/offer-builds.ts'
import type { StateStream } from '../../../application/shared/streams.ts'

type Deps = {
  readonly workers: ServiceWorkerContainer
  readonly registration: ServiceWorkerRegistration
  /** A new build is ready. */
  readonly onReady: () => void
  readonly isBusy: () => boolean
  /** Emits at every change after which a reload may be possible. */
  readonly place$: StateStream<unknown>
  readonly reload: () => void
}

const TAKE_OVER = { kind: 'take-over' } as const

/** Follows new builds while the page is open; reloads the page only when nothing is lost. */
export const followBuilds = (deps: Deps): NewBuild => {
  const { workers, registration, onReady, isBusy, place$, reload } = deps
  // The first service worker of a page belongs to its own build.
  let isFirst = workers.controller === null
  let hasRecovered = false

  const reloadWhenFree = (): void => {
    let isDone = false
    const watching = place$.subscribe(() => {
      if (isDone || isBusy()) return
      isDone = true
      queueMicrotask(() => watching.unsubscribe())
      reload()
    })
  }
  workers.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false
    else reloadWhenFree()
  })

  const whenInstalled = (worker: ServiceWorker | null, act: () => void): void => {
    if (worker?.state === 'installed') act()
    else
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') act()
      })
  }
  const tell = (): void => {
    if (workers.controller) onReady()
  }
  registration.addEventListener('updatefound', () => whenInstalled(registration.installing, tell))
  if (registration.waiting) tell()

  const take = (): void => registration.waiting?.postMessage(TAKE_OVER)
  const ask = async (): Promise<void> => {
    await registration.update().catch(() => undefined)
  }
  return {
    take,
    ask,
    recover: async () => {
      if (hasRecovered) return
      hasRecovered = true
      await ask()
      whenInstalled(registration.waiting ?? registration.installing, take)
    },
  }
}
