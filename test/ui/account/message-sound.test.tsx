import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createBrowserSound } from '../../../adapters/alerts/browser-alerts.ts'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { MessageSound } from '../../../ui/account/DeviceGroup.tsx'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'

const sound = suite('MessageSound')

sound.before.each(() => window.localStorage.clear())

sound('is off until it is switched on, and then stays on for this device', async () => {
  const clock = createFakeClock()
  const { app } = createFakeApp({
    token: 't',
    ports: { sound: createBrowserSound(clock, () => played.push(clock.now())) },
  })
  const played: number[] = []
  const { screen, rest } = await openScreen(app, <MessageSound />, '/setting')
  const isOn = (): boolean => (screen.get('switch', 'account.sound') as HTMLInputElement).checked
  assert.not.ok(isOn() || app.sound.isOn())
  press(screen.get('switch', 'account.sound'))
  await rest()
  assert.ok(isOn() && app.sound.isOn())
  assert.is(played.length, 1)
  press(screen.get('switch', 'account.sound'))
  await rest()
  assert.not.ok(isOn() || app.sound.isOn())
  screen.remove()
})

sound.run()
