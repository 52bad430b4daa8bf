import type { BuildEvents, NewBuild, PageWorker } from '../../application/ports/service-worker-port.ts'

const WORKER = '/sw.js'
const TAKE_OVER = { kind: 'take-over' } as const
const GIVE_WAY = { kind: 'give-way' } as const

/** Follows new builds while the page is open. */
export const followBuilds = (
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  { onReady, onReplaced }: BuildEvents,
): NewBuild => {
  // The first service worker of a page belongs to its own build.
  let isFirst = workers.controller === null
  let hasRecovered = false

  workers.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false
    else onReplaced()
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

  const take = (): void => {
    const { active, waiting } = registration
    // None waits once another tab has let it take over: the active one is the new build's then.
    if (!waiting) return
    active?.postMessage(GIVE_WAY)
    waiting.postMessage(TAKE_OVER)
  }
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

/** Lets the page load an own script at this address, under its Trusted Types. */
export type TrustScript = (address: string) => string

/** Undefined on pages without TLS and in some private windows, where the browser has no service workers. */
export const createPageWorker = (trustScript: TrustScript): PageWorker | undefined => {
  const { navigator } = globalThis as {
    readonly navigator?: { readonly serviceWorker?: ServiceWorkerContainer }
  }
  const workers = navigator?.serviceWorker
  if (!workers) return undefined
  return {
    post: (message) => workers.controller?.postMessage(message),
    register: async () => {
      const registration = await workers.register(trustScript(WORKER), { updateViaCache: 'none' })
      return {
        followBuilds: (events) => followBuilds(workers, registration, events),
        whenActive: async () => {
          const { active } = await workers.ready
          return (message) => active?.postMessage(message)
        },
      }
    },
  }
}
