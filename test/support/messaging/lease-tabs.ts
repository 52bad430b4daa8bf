import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeRandom } from '../../../adapters/fakes/fake-ports.ts'
import { createLeaseArea, createLeaseLock } from '../../../adapters/lock/lease-lock.ts'
import type { LockPort } from '../../../application/ports/lock-port.ts'

export type LeaseTab = LockPort & {
  /** The tab ends without a word. */
  readonly kill: () => void
  /** The tab's timers and events wait. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** The page is left; a kept one goes on later. */
  readonly leave: () => void
}

/** Tabs of a browser without Web Locks: one localStorage, and events for every tab but the writer. */
export const createLeaseBrowser = () => {
  const clock = createFakeClock()
  const random = createFakeRandom()
  const items = new Map<string, string>()
  const frames: EventTarget[] = []

  const openTab = (): LeaseTab => {
    const frame = new EventTarget()
    frames.push(frame)
    let missed: (() => void)[] | undefined
    let isDead = false
    const run = (act: () => void): void => {
      if (isDead) return
      if (missed) missed.push(act)
      else act()
    }
    const tell = (key: string): void => {
      for (const one of frames)
        if (one !== frame) one.dispatchEvent(Object.assign(new Event('storage'), { key }))
    }
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        items.set(key, value)
        tell(key)
      },
      removeItem: (key: string) => {
        items.delete(key)
        tell(key)
      },
    }
    const heard = new Map<unknown, () => void>()
    const own = {
      addEventListener: (name: string, listener: (event: Event) => void) => {
        const late = (event?: Event) => run(() => listener(event ?? new Event(name)))
        heard.set(listener, late)
        frame.addEventListener(name, late)
      },
      removeEventListener: (name: string, listener: unknown) => {
        frame.removeEventListener(name, heard.get(listener) ?? null)
      },
    }
    const port = createLeaseLock({
      clock: { now: clock.now, after: (delayMs, act) => clock.after(delayMs, () => run(act)) },
      random,
      area: createLeaseArea(() => storage, own as never),
    })
    return {
      ...port,
      kill: () => {
        isDead = true
      },
      freeze: () => {
        missed ??= []
      },
      thaw: () => {
        const acts = missed ?? []
        missed = undefined
        for (const act of acts) act()
      },
      leave: () => void frame.dispatchEvent(new Event('pagehide')),
    }
  }

  return { clock, items, openTab }
}
