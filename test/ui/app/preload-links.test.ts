import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { preloadLinks } from '../../../ui/app/preload-links.ts'

const links = suite('a link that is about to be followed')

const open = () => {
  const clock = createFakeClock()
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML =
    '<a href="/explore"><span>Explore</span></a><p>Text</p><a href="https://else.example">Else</a>'
  const asked: string[] = []
  preloadLinks({ preload: (url) => void asked.push(url) }, clock, page)
  const send = (type: string, selector: string, pointerType = 'touch'): void => {
    const event = Object.assign(new Event(type, { bubbles: true }), { pointerType })
    page.querySelector(selector)?.dispatchEvent(event)
  }
  return { clock, asked, send }
}

links('is loaded while the finger is down, after its pressed state was shown', () => {
  const { clock, asked, send } = open()
  send('pointerdown', 'span')
  assert.equal(asked, [])
  clock.advance(30)
  assert.equal(asked, ['/explore'])
})

links('is loaded when it gets the keyboard focus', () => {
  const { clock, asked, send } = open()
  send('focusin', 'a')
  clock.advance(30)
  assert.equal(asked, ['/explore'])
})

links('is loaded once when a touch also focuses it', () => {
  const { clock, asked, send } = open()
  send('pointerdown', 'span')
  send('focusin', 'a')
  clock.advance(100)
  assert.equal(asked, ['/explore'])
})

links('is not preloaded when the finger is lifted before', () => {
  const { clock, asked, send } = open()
  send('pointerdown', 'span')
  clock.advance(20)
  send('click', 'span')
  clock.advance(100)
  assert.equal(asked, [])
})

links('is loaded when a mouse rests on it, not when it passes', () => {
  const { clock, asked, send } = open()
  send('pointerover', 'span', 'mouse')
  clock.advance(79)
  send('pointerover', 'p', 'mouse')
  clock.advance(100)
  assert.equal(asked, [])
  send('pointerover', 'span', 'touch')
  clock.advance(100)
  assert.equal(asked, [])
  send('pointerover', 'span', 'mouse')
  clock.advance(80)
  assert.equal(asked, ['/explore'])
})

links('is not loaded when it leads elsewhere', () => {
  const { clock, asked, send } = open()
  send('pointerdown', 'a[href^="https"]')
  clock.advance(100)
  assert.equal(asked, [])
})

links.run()
