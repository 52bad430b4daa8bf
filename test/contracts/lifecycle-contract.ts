import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { LifecyclePort, PageLife } from '../../application/ports/lifecycle-port.ts'

export type LifecycleSetUp = {
  readonly port: LifecyclePort
  /** Makes the platform's part of it happen; undefined when the server has no such thing. */
  readonly change: ((next: Partial<PageLife>) => void) | undefined
}

/** What every LifecyclePort keeps to. */
export const lifecycleContract = (name: string, create: () => LifecycleSetUp): void => {
  const lifecycle = suite(`LifecyclePort: ${name}`)

  lifecycle('has a value from the start, and emits it to each subscriber', () => {
    const { port } = create()
    const heard: PageLife[] = []
    port.life$.subscribe((life) => heard.push(life))
    assert.equal(heard, [port.life$.value])
    assert.is(port.life$.value.isFrozen, false)
  })

  for (const part of ['isOnline', 'isVisible', 'isFrozen'] as const) {
    lifecycle(`emits each change of ${part} once, and changes nothing else`, () => {
      const { port, change } = create()
      if (!change) return
      const heard: PageLife[] = []
      const start = port.life$.value
      port.life$.subscribe((life) => heard.push(life))
      change({ [part]: !start[part] })
      change({ [part]: !start[part] })
      change({ [part]: start[part] })
      assert.equal(heard, [start, { ...start, [part]: !start[part] }, start])
    })
  }

  lifecycle('emits nothing after the subscription has ended', () => {
    const { port, change } = create()
    const heard: PageLife[] = []
    port.life$.subscribe((life) => heard.push(life)).unsubscribe()
    change?.({ isOnline: false })
    assert.is(heard.length, 1)
  })

  lifecycle.run()
}
