import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isBusy } from '../../../../ui/app/offline/is-busy.ts'
import type { Place } from '../../../../ui/navigation/navigator.ts'
import { matchRoute } from '../../../../ui/navigation/routes.ts'

const busy = suite('whether a page may be reloaded')

const at = (url: string): Place => ({
  url,
  arrival: 'start',
  historyId: 1,
  match: matchRoute(url),
  hasFailed: false,
  isRefused: false,
})

busy.after.each(() => document.body.replaceChildren())

busy('is no on money pages, and yes elsewhere', () => {
  for (const url of ['/payment', '/checkout', '/order', '/withDraw', '/changePayPwd', '/walletTopUp'])
    assert.ok(isBusy(at(url)), url)
  for (const url of ['/home', '/myPurchases', '/no-such-page']) assert.not(isBusy(at(url)), url)
  assert.not(isBusy(undefined))
})

busy('is no while any field contains text', () => {
  const field = document.createElement('textarea')
  document.body.append(field)
  assert.not(isBusy(at('/home')))
  field.value = 'half a sentence'
  assert.ok(isBusy(at('/home')))
})

busy('is no while a sheet is open or an act is running', () => {
  const sheet = document.createElement('dialog')
  const button = document.createElement('button')
  document.body.append(sheet, button)
  assert.not(isBusy(at('/myPurchases')))
  sheet.setAttribute('open', '')
  assert.ok(isBusy(at('/myPurchases')))
  sheet.removeAttribute('open')
  button.setAttribute('aria-busy', 'true')
  assert.ok(isBusy(at('/myPurchases')))
})

busy('is no while a form would ask before the window is closed', () => {
  const ask = (event: Event): void => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  assert.ok(isBusy(at('/home')))
  window.removeEventListener('beforeunload', ask)
  assert.not(isBusy(at('/home')))
})

busy.run()
