import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../../adapters/fakes/fake-clock.ts'
import { MessageSound } from '../../../../ui/account/settings/DeviceGroup.tsx'
import { createSound, keepSoundWish, readSoundWish } from '../../../../ui/device/message-sound.ts'
import { createFakeApp } from '../../../support/ui/fake-app.ts'
import { openScreen } from '../../../support/ui/open-screen.tsx'
import { press } from '../../../support/ui/render.tsx'

const sound = suite('MessageSound')

sound.before.each(() => window.localStorage.clear())

sound('is off until it is switched on, and then stays on for this device', async () => {
  const { app } = createFakeApp({ token: 't' })
  const { screen, rest } = await openScreen(app, <MessageSound />, '/setting')
  const isOn = (): boolean => (screen.get('switch', 'account.sound') as HTMLInputElement).checked
  assert.not.ok(isOn() || readSoundWish())
  press(screen.get('switch', 'account.sound'))
  await rest()
  assert.ok(isOn() && readSoundWish())
  press(screen.get('switch', 'account.sound'))
  await rest()
  assert.not.ok(isOn() || readSoundWish())
  screen.remove()
})

sound('is played by one tab of a browser only, and by the next one after three seconds', async () => {
  keepSoundWish(true)
  const clock = createFakeClock()
  const holders: string[] = []
  const locks = {
    request: async (name: string, _: object, held: (lock: object | null) => Promise<void> | undefined) => {
      if (holders.includes(name)) return held(null)
      holders.push(name)
      await held({})
      holders.length = 0
    },
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  const played: string[] = []
  const one = createSound(clock, () => played.push('one'))
  const two = createSound(clock, () => played.push('two'))
  one()
  two()
  assert.equal(played, ['one'])
  await clock.advanceAsync(3000)
  two()
  assert.equal(played, ['one', 'two'])
  Reflect.deleteProperty(navigator, 'locks')
})

sound('is played, and again three seconds later, where the browser refuses its locks', async () => {
  keepSoundWish(true)
  const clock = createFakeClock()
  const locks = { request: () => Promise.reject(new Error('The request was denied.')) }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  let times = 0
  const sounding = createSound(clock, () => {
    times += 1
  })
  sounding()
  sounding()
  await clock.advanceAsync(3000)
  sounding()
  await settle()
  Reflect.deleteProperty(navigator, 'locks')
  assert.is(times, 2)
})

sound('is played for a later message when the device has refused the one before', async () => {
  keepSoundWish(true)
  const clock = createFakeClock()
  let tries = 0
  const sounding = createSound(clock, () => {
    tries += 1
    throw new Error('no room for another context')
  })
  sounding()
  await clock.advanceAsync(3000)
  sounding()
  await clock.advanceAsync(3000)
  assert.is(tries, 2)
})

sound.run()
