import * as assert from 'uvu/assert'
import { KEYS } from '../drivers/session.ts'
import { by } from '../page/page.ts'
import type { Journey } from './journey.ts'

/** Runs on the page: what has the focus, by its name. */
const focused = (): string => {
  const element = document.activeElement
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const name = labels.map((one) => one.textContent).join(' ') || element?.textContent || ''
  return (element?.getAttribute('aria-label') ?? name).trim()
}

export const keys: Journey = {
  key: 'keys',
  name: 'who has only keys signs in, and a dialog gives the focus back to what opened it',
  walk: async (page) => {
    const { say } = page
    await page.go('/login')
    await page.fill(by('field', say('session.account')), 'rani@contoh.id')
    await page.session.press(KEYS.tab)
    assert.is(await page.run(focused), say('session.password'))
    await page.session.press('lintas-demo')
    await page.session.press(KEYS.enter)
    await page.at(/\/home$/)
    await page.go('/setting')
    const out = by('button', say('account.signOut'))
    await page.see(out)
    const [opener] = await page.all(out)
    await page.session.run('(e) => e.focus()', [opener])
    await page.session.press(KEYS.enter)
    await page.see(by('alertdialog'))
    assert.is(await page.run(focused), say('account.stay'))
    await page.session.press(KEYS.tab)
    assert.is(await page.run(focused), say('account.signOut'))
    await page.session.press(KEYS.escape)
    await page.gone(by('alertdialog'))
    assert.is(await page.run(focused), say('account.signOut'))
  },
}
