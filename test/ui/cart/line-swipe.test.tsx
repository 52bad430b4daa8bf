import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { BagScreen } from '../../../ui/cart/BagScreen.tsx'
import { cartRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'

const swipe = suite('swiping a cart line')

const goods = { product_id: '9', title: 'Teko', title_en: 'Teapot', image: '/b.webp', sales_price: '7.00' }
const TEAPOT = cartRow('5', { product_id: '9', goods })

const open = async () => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [cartRow('4'), TEAPOT] }))
  fake.http.answer('/api/cart/del', () => accepted())
  await fake.app.session.guard('/bag')
  const opened = await openScreen(fake.app, <BagScreen />, '/bag')
  await opened.rest()
  const lines = [...opened.screen.container.querySelectorAll('li > div')]
  return { ...fake, ...opened, lines }
}

const touch = (element: Element | undefined, kind: string, clientX: number): void =>
  act(() => {
    const how = { bubbles: true, cancelable: true, pointerType: 'touch', clientX }
    element?.dispatchEvent(new PointerEvent(kind, how))
  })

const drag = (element: Element | undefined, from: number, to: number): void => {
  touch(element, 'pointerdown', from)
  touch(element, 'pointermove', (from + to) / 2)
  touch(element, 'pointermove', to)
  touch(element, 'pointerup', to)
}

/** What a browser sends after the finger has lifted; false where it does nothing. */
const click = (element: Element | null | undefined): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
  act(() => void element?.dispatchEvent(event))
  return !event.defaultPrevented
}

swipe('reveals the delete button, which alone deletes', async () => {
  const { screen, http, lines, rest } = await open()
  drag(lines[0], 300, 200)
  await rest()
  assert.is(http.sentTo('/api/cart/del').length, 0)
  press(screen.get('button', /^cart.remove/))
  await rest()
  assert.match(JSON.stringify(http.sentTo('/api/cart/del')[0]?.body), '4')
  screen.remove()
})

swipe('reveals nothing when the finger returns or hardly moves', async () => {
  const { screen, lines } = await open()
  drag(lines[0], 300, 270)
  assert.not(screen.find('button', /^cart.remove/))
  drag(lines[0], 200, 320)
  assert.not(screen.find('button', /^cart.remove/))
  screen.remove()
})

swipe('is undone by a swipe the other way, by a tap, and by a swipe of another line', async () => {
  const { screen, history, lines } = await open()
  const removes = (): number => screen.all('button', /^cart.remove/).length
  drag(lines[0], 300, 200)
  drag(lines[0], 200, 300)
  assert.is(removes(), 0)
  drag(lines[0], 300, 200)
  click(lines[0])
  touch(lines[0], 'pointerdown', 200)
  touch(lines[0], 'pointerup', 200)
  assert.is(click(lines[0]?.querySelector('a:not([tabindex])')), false)
  assert.is(removes(), 0)
  assert.equal(history, ['/bag'])
  drag(lines[0], 300, 200)
  drag(lines[1], 300, 200)
  assert.is(removes(), 1)
  assert.match(screen.get('button', /^cart.remove/).textContent ?? '', /Teko|Teapot/)
  screen.remove()
})

swipe.run()
