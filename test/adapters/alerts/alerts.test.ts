import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  createBrowserAlerts,
  createBrowserSound,
  createNoAlerts,
  createNoSound,
} from '../../../adapters/alerts/browser-alerts.ts'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { alertsContract, soundContract } from '../../contracts/alerts-contract.ts'

type Frame = NonNullable<Parameters<typeof createBrowserAlerts>[0]>

/** A window with a storage of its own, and with these parts of the platform. */
const frameWith = (parts: Partial<Frame> = {}): Frame => {
  const stored = new Map<string, string>()
  return {
    localStorage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
    },
    navigator: {},
    focus: () => undefined,
    ...parts,
  }
}

/** A window whose browser blocks storage: there the property itself throws. */
const blockedFrame = (parts: Partial<Frame> = {}): Frame =>
  Object.defineProperty(frameWith(parts), 'localStorage', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })

const notificationWith = (permission: NotificationPermission): typeof Notification =>
  class {
    static permission = permission
    static requestPermission = async () => permission
    constructor() {
      throw new TypeError('Illegal constructor')
    }
  } as unknown as typeof Notification

alertsContract('none', createNoAlerts)
alertsContract('browser without notifications', () => createBrowserAlerts(frameWith()))
alertsContract('browser that denies them', () =>
  createBrowserAlerts(frameWith({ Notification: notificationWith('denied') })),
)
soundContract('none', () => ({ port: createNoSound(), played: () => 0 }))
soundContract('browser', () => {
  let times = 0
  const play = (): void => {
    times += 1
  }
  return { port: createBrowserSound(createFakeClock(), play, frameWith()), played: () => times }
})

const alerts = suite('browser alerts')

alerts('keep the choice on the device, for as long as the browser permits them', () => {
  const frame = frameWith({ Notification: notificationWith('granted') })
  createBrowserAlerts(frame).choose('text')
  assert.is(createBrowserAlerts(frame).choice(), 'text')
  assert.is(createBrowserAlerts({ ...frame, Notification: notificationWith('denied') }).choice(), 'off')
})

alerts('are off, without an error, where the browser blocks storage', () => {
  const port = createBrowserAlerts(blockedFrame({ Notification: notificationWith('granted') }))
  port.choose('text')
  assert.is(port.choice(), 'off')
})

alerts.run()

const sound = suite('browser sound')

sound('is played by one tab of a browser only, and by the next one after three seconds', async () => {
  const clock = createFakeClock()
  const holders: string[] = []
  const locks = {
    request: async (name: string, _: object, held: (lock: object | null) => Promise<void> | undefined) => {
      if (holders.includes(name)) return held(null)
      holders.push(name)
      await held({})
      holders.length = 0
    },
  } as unknown as LockManager
  const frame = frameWith({ navigator: { locks } })
  const played: string[] = []
  const one = createBrowserSound(clock, () => played.push('one'), frame)
  const two = createBrowserSound(clock, () => played.push('two'), frame)
  one.choose(true)
  one.play()
  two.play()
  assert.equal(played, ['one'])
  await clock.advanceAsync(3000)
  two.play()
  assert.equal(played, ['one', 'two'])
})

sound('is played, and again three seconds later, where the browser refuses its locks', async () => {
  const clock = createFakeClock()
  const locks = {
    request: () => Promise.reject(new Error('The request was denied.')),
  } as unknown as LockManager
  let times = 0
  const port = createBrowserSound(
    clock,
    () => {
      times += 1
    },
    frameWith({ navigator: { locks } }),
  )
  port.choose(true)
  port.play()
  port.play()
  await clock.advanceAsync(3000)
  port.play()
  await settle()
  assert.is(times, 2)
})

sound('is played for a later message when the device has refused the one before', async () => {
  const clock = createFakeClock()
  let tries = 0
  const port = createBrowserSound(
    clock,
    () => {
      tries += 1
      throw new Error('no room for another context')
    },
    frameWith(),
  )
  port.choose(true)
  port.play()
  await clock.advanceAsync(3000)
  port.play()
  await clock.advanceAsync(3000)
  assert.is(tries, 2)
})

sound('is off, without an error, where the browser blocks storage', () => {
  const port = createBrowserSound(createFakeClock(), () => undefined, blockedFrame())
  port.choose(true)
  assert.is(port.isOn(), false)
})

sound.run()
