import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { NO_FILTER } from '../../../../domain/catalogue/product-filter.ts'
import { ok } from '../../../../domain/shared/result.ts'
import { FilterSheet } from '../../../../ui/catalogue/filter/FilterSheet.tsx'
import { CodeDots, usePaymentCode } from '../../../../ui/components/commerce/money/PaymentCodeSheet.tsx'
import { SearchField } from '../../../../ui/components/fields/SearchField.tsx'
import { AppContext } from '../../../../ui/hooks/use-app.ts'
import { createFakeApp } from '../../../support/ui/fake-app.ts'
import { render, settle } from '../../../support/ui/render.tsx'

const composition = suite('keys during IME composition')

type Composing = { readonly isComposing?: boolean; readonly keyCode?: number }

/** What browsers say of a key that the input method takes: Chromium and Firefox the one, Safari the other. */
const TAKEN: readonly Composing[] = [{ isComposing: true }, { keyCode: 229 }]

/** Presses a key; false when the page has kept the browser from acting on it. */
const press = (field: Element, key: string, more: Composing = {}): boolean => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  // The test DOM leaves these out of its events.
  for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value })
  let isLeft = true
  act(() => {
    isLeft = field.dispatchEvent(event)
  })
  return isLeft
}

composition('neither move among suggestions nor start a search', () => {
  const moves: number[] = []
  const screen = render(
    <SearchField
      label="Cari"
      value="みみ"
      onChange={() => undefined}
      onSubmit={() => undefined}
      listId="list"
      onMove={(step) => moves.push(step)}
    />,
  )
  const field = screen.get('combobox', 'Cari')
  for (const taken of TAKEN) {
    for (const key of ['ArrowDown', 'ArrowUp', 'Escape']) assert.ok(press(field, key, taken), key)
    // Safari would send the form with the key that ends a composition.
    assert.not.ok(press(field, 'Enter', taken))
  }
  assert.equal(moves, [])
  press(field, 'ArrowDown')
  assert.equal(moves, [1])
  screen.remove()
})

composition('apply no filter', async () => {
  let applied = 0
  const screen = render(
    <AppContext value={createFakeApp().app}>
      <FilterSheet
        isOpen
        filter={NO_FILTER}
        categories={[]}
        count={async () => ok({ rows: [], total: 0, page: 1, hasMore: false })}
        onApply={() => {
          applied += 1
        }}
        onClose={() => undefined}
      />
    </AppContext>,
  )
  await settle()
  const field = screen.container.querySelector('[name="max"]') as Element
  for (const taken of TAKEN) press(field, 'Enter', taken)
  assert.is(applied, 0)
  press(field, 'Enter')
  assert.is(applied, 1)
  screen.remove()
})

const Keypad = ({ onEnter }: { readonly onEnter: () => void }) => (
  <CodeDots code={usePaymentCode()} onEnter={onEnter} onType={() => undefined} />
)

composition('enter no payment code', () => {
  let entered = 0
  const count = (): void => {
    entered += 1
  }
  const screen = render(<Keypad onEnter={count} />)
  const field = screen.container.querySelector('input') as Element
  for (const taken of TAKEN) press(field, 'Enter', taken)
  assert.is(entered, 0)
  press(field, 'Enter')
  assert.is(entered, 1)
  screen.remove()
})

composition.run()
