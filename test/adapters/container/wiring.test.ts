import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createContainer } from '../../../adapters/container/create-app.ts'
import { hostOf } from '../../../adapters/container/host-of.ts'
import { get, provide, token } from '../../../adapters/container/provide.ts'
import { TOKENS } from '../../../adapters/container/tokens.ts'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeHttp } from '../../../adapters/fakes/fake-http.ts'
import { createFakeLog } from '../../../adapters/fakes/fake-log.ts'
import { createSteadyLifecycle } from '../../../adapters/lifecycle/steady-lifecycle.ts'
import { createWebRandom } from '../../../adapters/random/web-random.ts'
import { createMemoryStorage } from '../../../adapters/storage/memory-storage.ts'
import { createLoneTab } from '../../../adapters/tabs/lone-tab.ts'

const wiring = suite('wiring')

const container = () =>
  createContainer(
    hostOf({
      http: createFakeHttp(),
      cookies: createMemoryStorage(),
      device: createMemoryStorage(),
      clock: createFakeClock(),
      random: createWebRandom(),
      lifecycle: createSteadyLifecycle(),
      tabs: createLoneTab(),
      log: createFakeLog(),
      userAgent: 'test',
      messagingPorts: () => new Promise(() => undefined),
    }),
    { baseUrl: '' },
  )

wiring('resolves every token, each to one thing', () => {
  const wired = container()
  for (const [name, known] of Object.entries(TOKENS)) {
    const thing = get(wired, known as typeof TOKENS.app)
    assert.is.not(thing, undefined, name)
    assert.is(get(wired, known as typeof TOKENS.app), thing, name)
  }
})

wiring('makes an App without calling anybody', () => {
  const wired = container()
  get(wired, TOKENS.app)
  assert.equal((get(wired, TOKENS.http) as ReturnType<typeof createFakeHttp>).requests, [])
})

wiring('does not compile with a wrong, missing or swapped wire', () => {
  const wired = container()
  const number = token<number>('test.number')
  const text = token<string>('test.text')
  provide(wired, number, () => 1, {})
  provide(wired, text, ({ count }: { count: number }) => `${count}`, { count: number })
  // @ts-expect-error the need is a number, the wire a text
  provide(wired, token<string>('test.wrong'), ({ count }: { count: number }) => `${count}`, { count: text })
  // @ts-expect-error the need has no wire
  provide(wired, token<string>('test.missing'), ({ count }: { count: number }) => `${count}`, {})
  // @ts-expect-error the token promises a number, the factory makes a text
  provide(wired, token<number>('test.made'), () => 'one', {})
  assert.is(get(wired, text), '1')
})

wiring.run()
