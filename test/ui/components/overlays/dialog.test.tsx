import { act, useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { BottomSheet } from '../../../../ui/components/overlays/BottomSheet.tsx'
import { ConfirmDialog } from '../../../../ui/components/overlays/Dialog.tsx'
import { descriptionOf } from '../../../support/ui/accessible.ts'
import { press, render, type Screen } from '../../../support/ui/render.tsx'
import { installVirtualTimers } from '../../../support/ui/virtual-timers.ts'

const dialog = suite('dialog')

const calls: string[] = []
const Question = ({ isBusy = false }: { readonly isBusy?: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        buka
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Batalkan pesanan?"
        text="Pesanan akan dibatalkan."
        confirmLabel="Batalkan"
        isDanger
        isBusy={isBusy}
        onConfirm={() => calls.push('confirm')}
        onCancel={() => {
          calls.push('cancel')
          setOpen(false)
        }}
      />
    </>
  )
}

const pressEscape = (screen: Screen): void =>
  act(() => {
    screen.get('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }))
  })

const opened = (props: { readonly isBusy?: boolean } = {}): Screen => {
  calls.length = 0
  const screen = render(<Question {...props} />)
  screen.get('button', 'buka').focus()
  press(screen.get('button', 'buka'))
  return screen
}

dialog('is not in the document before it is opened', () => {
  const screen = render(<Question />)
  assert.is(screen.find('alertdialog'), undefined)
  screen.remove()
})

dialog('adds a history entry below it over the first page of a tab, and over no other', () => {
  const told: unknown[] = []
  const note = (event: Event): void => {
    told.push((event.target as Element).getAttribute('role'))
    // A shell that another test of this process has left open counts its own entries, and would refuse this one.
    event.stopPropagation()
  }
  document.addEventListener('layer', note)
  for (const at of [0, 3]) {
    history.replaceState({ lintas: at }, '')
    opened().remove()
    told.push(history.state.lintas)
  }
  document.removeEventListener('layer', note)
  assert.equal(told, ['alertdialog', 0.5, 3])
})

dialog('is labelled by its title and described by its text', () => {
  const screen = opened()
  const box = screen.get('alertdialog', 'Batalkan pesanan?')
  assert.is(descriptionOf(box), 'Pesanan akan dibatalkan.')
  assert.is(box.hasAttribute('open'), true)
  screen.remove()
})

dialog('has the safe choice first', () => {
  const screen = opened()
  const names = screen.all('button').map((button) => button.textContent)
  assert.equal(names, ['buka', 'Batal', 'Batalkan'])
  screen.remove()
})

dialog('treats Esc as the safe choice and leaves the page after its way out', () => {
  const timers = installVirtualTimers()
  const screen = opened()
  pressEscape(screen)
  assert.equal(calls, ['cancel'])
  assert.is(screen.get('alertdialog').hasAttribute('open'), false)
  act(() => timers.advance(220))
  assert.is(screen.find('alertdialog'), undefined)
  screen.remove()
  timers.restore()
})

dialog('does not close while its action is running', () => {
  const screen = opened({ isBusy: true })
  pressEscape(screen)
  press(screen.get('button', 'Batalkan'))
  assert.equal(calls, [])
  screen.remove()
})

dialog('treats a press outside as the safe choice, but not the second half of the tap that opened it', () => {
  const screen = opened()
  const outside = (afterMs: number): void => {
    const at = performance.now() + afterMs
    for (const kind of ['pointerdown', 'click']) {
      const event = new Event(kind, { bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: at })
      act(() => void screen.get('alertdialog').dispatchEvent(event))
    }
  }
  outside(100)
  assert.equal(calls, [])
  outside(1_000)
  assert.equal(calls, ['cancel'])
  screen.remove()
})

dialog('keeps the page behind from scrolling only while it is open', () => {
  const screen = opened()
  assert.is(document.documentElement.style.overflow, 'hidden')
  press(screen.get('button', 'Batal'))
  assert.is(document.documentElement.style.overflow, '')
  screen.remove()
})

dialog('from below starts with its title for screen readers', () => {
  const screen = render(
    <BottomSheet isOpen title="Pilih varian" onClose={() => undefined}>
      isi
    </BottomSheet>,
  )
  assert.is(document.activeElement?.textContent, 'Pilih varian')
  screen.remove()
})

dialog('lets the page scroll again when two stacked ones close at once', () => {
  const both = (isOpen: boolean) => (
    <>
      <BottomSheet isOpen={isOpen} title="Ubah alamat" onClose={() => undefined}>
        isi
      </BottomSheet>
      <BottomSheet isOpen={isOpen} title="Hapus alamat?" onClose={() => undefined}>
        isi
      </BottomSheet>
    </>
  )
  const screen = render(both(true))
  assert.is(document.documentElement.style.overflow, 'hidden')
  screen.show(both(false))
  assert.is(document.documentElement.style.overflow, '')
  screen.remove()
})

dialog.run()
