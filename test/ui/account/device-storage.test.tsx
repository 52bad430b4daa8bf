import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createBrowserAlerts, createBrowserSound } from '../../../adapters/alerts/browser-alerts.ts'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { MessageAlerts, MessageSound } from '../../../ui/account/DeviceGroup.tsx'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'

const device = suite('choices stored on a device')

/** Runs with a browser that blocks cookies: there the property itself throws. */
const withBlockedStorage = async (run: () => unknown): Promise<void> => {
  const given = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  try {
    await run()
  } finally {
    if (given) Object.defineProperty(window, 'localStorage', given)
    else Reflect.deleteProperty(window, 'localStorage')
  }
}

device('last as long as the settings are open where storage is blocked', () =>
  withBlockedStorage(async () => {
    Object.assign(globalThis, { Notification: { permission: 'granted' } })
    const ports = { alerts: createBrowserAlerts(), sound: createBrowserSound(createFakeClock()) }
    const { app } = createFakeApp({ token: 't', ports })
    const switches = (
      <>
        <MessageSound />
        <MessageAlerts />
      </>
    )
    const { screen, rest } = await openScreen(app, switches, '/setting')
    press(screen.get('switch', 'account.sound'))
    await rest()
    assert.ok((screen.get('switch', 'account.sound') as HTMLInputElement).checked)
    assert.not.ok((screen.get('switch', 'account.alerts') as HTMLInputElement).checked)
    screen.remove()
    Reflect.deleteProperty(globalThis, 'Notification')
  }),
)

device.run()
