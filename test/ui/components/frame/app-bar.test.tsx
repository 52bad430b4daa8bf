import { act, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AppBar } from '../../../../ui/components/frame/AppBar.tsx'
import { render } from '../../../support/ui/render.tsx'

const bar = suite('AppBar')

const barWith = (actions: ReactNode): ReactNode => <AppBar kind="root" title="Keranjang" actions={actions} />
const edit = (
  <button key="edit" type="button">
    Ubah
  </button>
)

bar('focuses the title when a focused action disappears', () => {
  const screen = render(barWith(edit))
  act(() => screen.get('button', 'Ubah').focus())
  screen.show(barWith(undefined))
  assert.is(document.activeElement, screen.get('heading', 'Keranjang'))
  screen.remove()
})

bar('does so too when other actions remain', () => {
  const share = (
    <button key="share" type="button">
      Bagikan
    </button>
  )
  const screen = render(barWith([edit, share]))
  act(() => screen.get('button', 'Ubah').focus())
  screen.show(barWith([share]))
  assert.is(document.activeElement, screen.get('heading', 'Keranjang'))
  screen.remove()
})

bar('moves no focus that is elsewhere, or nowhere', () => {
  const screen = render(barWith(edit))
  const button = screen.get('button', 'Ubah')
  act(() => button.focus())
  act(() => button.blur())
  screen.show(barWith(undefined))
  assert.is(document.activeElement, document.body)
  screen.remove()
})

bar.run()
