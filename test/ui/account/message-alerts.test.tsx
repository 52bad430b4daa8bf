import { renderToString } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createBrowserAlerts } from '../../../adapters/alerts/browser-alerts.ts'
import { MessageAlerts, MessageSound } from '../../../ui/account/DeviceGroup.tsx'
import { AppContext } from '../../../ui/hooks/use-app.ts'
import { TranslationsContext } from '../../../ui/i18n/translations.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { kitWords, press } from '../../support/ui/render.tsx'

const alerts = suite('MessageAlerts')

const answer = (permission: string, wanted: string, canShow = true): void => {
  class FakeNotification {
    static permission = permission
    static requestPermission = async (): Promise<string> => {
      FakeNotification.permission = wanted
      return wanted
    }
    constructor() {
      if (!canShow) throw new TypeError('Illegal constructor')
    }
  }
  Object.assign(globalThis, { Notification: FakeNotification })
}

const open = async (): Promise<OpenScreen & FakeApp> => {
  const fake = createFakeApp({ token: 't', ports: { alerts: createBrowserAlerts() } })
  return { ...fake, ...(await openScreen(fake.app, <MessageAlerts />, '/setting')) }
}

const isOn = ({ screen }: OpenScreen, name: string): boolean =>
  (screen.get('switch', name) as HTMLInputElement).checked

alerts.before.each(() => window.localStorage.clear())

alerts(
  'have their room, and that of the sound, in the server’s HTML: nothing moves when the code comes',
  () => {
    const { app } = createFakeApp({ token: 't' })
    const html = renderToString(
      <AppContext value={app}>
        <TranslationsContext value={kitWords()}>
          <MessageAlerts />
          <MessageSound />
        </TranslationsContext>
      </AppContext>,
    )
    assert.is(html.match(/<input[^>]*role="switch"[^>]*disabled/g)?.length, 2)
  },
)

alerts('are off until the shopper and the browser agree', async () => {
  answer('default', 'granted')
  const opened = await open()
  assert.not.ok(isOn(opened, 'account.alerts'))
  press(opened.screen.get('switch', 'account.alerts'))
  await opened.rest()
  assert.ok(isOn(opened, 'account.alerts'))
  assert.is(opened.app.alerts.choice(), 'name')
  press(opened.screen.get('switch', 'account.alertsText'))
  assert.is(opened.app.alerts.choice(), 'text')
  press(opened.screen.get('switch', 'account.alerts'))
  assert.is(opened.app.alerts.choice(), 'off')
  opened.screen.remove()
})

alerts('say what to do when the browser blocks them, or does not support them', async () => {
  for (const [wanted, canShow] of [
    ['denied', true],
    ['granted', false],
  ] as const) {
    answer('default', wanted, canShow)
    const opened = await open()
    press(opened.screen.get('switch', 'account.alerts'))
    await opened.rest()
    assert.not.ok(isOn(opened, 'account.alerts'))
    const [notice] = opened.app.notices.notices$.value
    assert.equal(notice?.text, { kind: 'key', key: 'account.alertsRefused' })
    opened.screen.remove()
  }
})

alerts('count as off when the browser has withdrawn its permission', async () => {
  answer('denied', 'denied')
  createBrowserAlerts().choose('text')
  const opened = await open()
  assert.not.ok(isOn(opened, 'account.alerts'))
  opened.screen.remove()
})

alerts('are not offered where the browser has none', async () => {
  Reflect.deleteProperty(globalThis, 'Notification')
  const opened = await open()
  assert.is(opened.screen.text(), '')
  opened.screen.remove()
})

alerts.run()
