import { act, type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Early, type Held, keepFields, release } from '../../../ui/boot/held.ts'

const holding = suite('input on a server-rendered page before hydration')

type Sent = { readonly by: string; readonly size: string; readonly note: string; readonly count: number }

const sent: Sent[] = []
let hearts = 0

/** Fields of each kind whose truth is React's state, as the screens have them. */
const Order = ({ adopt }: { readonly adopt?: () => void }): ReactNode => {
  const [size, setSize] = useState('M')
  const [note, setNote] = useState('')
  const [count, setCount] = useState(1)
  const adopting = useRef(adopt)
  useLayoutEffect(() => adopting.current?.(), [])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    sent.push({ by: submitter?.textContent ?? '', size, note, count })
  }
  return (
    <>
      <form name="order" onSubmit={send}>
        {['M', 'L'].map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="size"
              value={one}
              checked={size === one}
              onChange={() => setSize(one)}
            />
            {one}
          </label>
        ))}
        <input name="note" value={note} onChange={(event) => setNote(event.target.value)} />
        <input
          type="number"
          name="count"
          value={count}
          onChange={(event) => setCount(Number(event.target.value))}
        />
        <button type="button">Show</button>
        <button type="submit">Send</button>
        <button type="submit" value="add">
          Add
        </button>
        <button type="submit" value="buy">
          Buy
        </button>
      </form>
      <button type="button" aria-label="Favourite" onClick={() => (hearts += 1)}>
        ♥
      </button>
      <output>{`${size} ${note} ${count}`}</output>
    </>
  )
}

const field = (root: Element, selector: string): HTMLInputElement => {
  const found = root.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** A page as the server sends it; `hydrate` makes it the app's. */
const openPage = () => {
  sent.length = 0
  hearts = 0
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Order />)
  document.body.append(root)
  const early: Pick<Early, 'held' | 'focused'> = { held: [] }
  const hold = (selector: string, more: Partial<Held> = {}): void => {
    early.held?.push({ element: field(root, selector), ...more })
  }
  /** Renders anew in its place where `isNew`; `meanwhile` happens before that is on the page. */
  const hydrate = async (isNew = false, meanwhile = (): void => undefined): Promise<void> => {
    const adopt = keepFields(root, early)
    meanwhile()
    let app: Root | undefined
    await act(async () => {
      if (!isNew) app = hydrateRoot(root, <Order adopt={adopt} />)
      else {
        app = createRoot(root)
        app.render(<Order adopt={adopt} />)
      }
    })
    leave = () => {
      act(() => app?.unmount())
      root.remove()
    }
  }
  let leave = (): void => root.remove()
  return { root, early, hold, hydrate, leave: () => leave() }
}

holding('is taken over by the app: a choice, a text and a number', async () => {
  const { root, hydrate, leave } = openPage()
  field(root, '[value="L"]').checked = true
  field(root, '[name="note"]').value = 'soon'
  field(root, '[name="count"]').value = '3'
  await hydrate()
  assert.is(root.querySelector('output')?.textContent, 'L soon 3')
  assert.equal([field(root, '[value="L"]').checked, field(root, '[name="note"]').value], [true, 'soon'])
  leave()
})

holding('changes nothing when nobody has touched the page', async () => {
  const { root, hydrate, leave } = openPage()
  await hydrate()
  assert.is(root.querySelector('output')?.textContent, 'M  1')
  leave()
})

holding(
  'submits a form once, by its own button and with what was chosen, however often it was pressed',
  async () => {
    const { root, early, hold, hydrate, leave } = openPage()
    field(root, '[value="L"]').checked = true
    hold('form', { submitter: 'buy' })
    hold('form', { submitter: 'add' })
    await hydrate()
    assert.equal(sent, [])
    act(() => release(root, early))
    assert.equal(sent, [{ by: 'Buy', size: 'L', note: '', count: 1 }])
    assert.is(early.held, undefined)
    leave()
  },
)

holding('submits a form by a button without a value, past one that submits nothing', async () => {
  const { root, early, hold, hydrate, leave } = openPage()
  hold('form', { submitter: '' })
  await hydrate()
  act(() => release(root, early))
  assert.equal(sent, [{ by: 'Send', size: 'M', note: '', count: 1 }])
  leave()
})

holding('presses a button once, and removes its focus ring', async () => {
  const { root, early, hold, hydrate, leave } = openPage()
  const heart = field(root, '[aria-label="Favourite"]')
  for (const _ of [1, 2]) hold('[aria-label="Favourite"]')
  heart.setAttribute('aria-busy', 'true')
  await hydrate()
  act(() => release(root, early))
  assert.equal([hearts, heart.hasAttribute('aria-busy')], [1, false])
  leave()
})

holding('is passed by name to the new element in its place, or dropped', async () => {
  const { root, early, hold, hydrate, leave } = openPage()
  hold('[aria-label="Favourite"]')
  const gone = document.createElement('button')
  gone.textContent = 'Gone'
  early.held?.push({ element: gone })
  await hydrate(true)
  act(() => release(root, early))
  assert.equal([hearts, sent], [1, []])
  leave()
})

holding('is taken over by a page that was rendered again: a choice, a text, and the focus', async () => {
  const { root, early, hydrate, leave } = openPage()
  field(root, '[value="L"]').checked = true
  const note = field(root, '[name="note"]')
  note.value = 'typed'
  early.focused = note
  await hydrate(true)
  assert.is(root.querySelector('output')?.textContent, 'L typed 1')
  assert.is.not(field(root, '[name="note"]'), note)
  assert.is(document.activeElement, field(root, '[name="note"]'))
  assert.equal(early.held, [])
  leave()
})

const HEART = '[aria-label="Favourite"]'

for (const [lifted, pointerType, clicks] of [
  [HEART, 'mouse', 1],
  ['[type="button"]', 'mouse', 0],
  // A finger's click comes by itself.
  [HEART, 'touch', 0],
] as const) {
  holding(
    `is clicked ${clicks} times if it is rendered again under a held ${pointerType} that is lifted over ${lifted}`,
    async () => {
      const { root, early, hydrate, leave } = openPage()
      const point = (kind: string, selector: string): unknown =>
        field(root, selector).dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType }))
      await hydrate(true, () => point('pointerdown', HEART))
      release(root, early)
      point('pointerup', lifted)
      assert.is(hearts, clicks)
      // Only what was rendered again needs it: from then on the browser clicks.
      const heart = field(root, HEART)
      const next = heart.cloneNode(true) as HTMLButtonElement
      let others = 0
      next.addEventListener('click', () => (others += 1))
      point('pointerdown', HEART)
      heart.replaceWith(next)
      point('pointerup', HEART)
      next.replaceWith(heart)
      assert.equal([hearts, others], [clicks, 0])
      leave()
    },
  )
}

holding.run()
