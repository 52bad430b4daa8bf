import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ToastRegion } from '../../../../ui/components/frame/Toast.tsx'
import { render } from '../../../support/ui/render.tsx'

const region = suite('the region of toasts')

/** The top layer of a browser, which the test's DOM has not: what was opened last covers the others. */
const openTopLayer = () => {
  const layer: Element[] = []
  const { showPopover, hidePopover, matches } = HTMLElement.prototype
  const given = { showPopover, hidePopover, matches }
  Object.assign(HTMLElement.prototype, {
    showPopover(this: Element) {
      layer.push(this)
    },
    hidePopover(this: Element) {
      layer.splice(layer.indexOf(this), 1)
    },
    matches(this: Element, selectors: string) {
      return selectors === ':popover-open' ? layer.includes(this) : matches.call(this, selectors)
    },
  })
  return {
    top: () => layer.at(-1),
    showModal: (dialog: HTMLDialogElement) => {
      layer.push(dialog)
      dialog.open = true
    },
    leave: () => Object.assign(HTMLElement.prototype, given),
  }
}

region('covers a dialog that opens while it shows one', async () => {
  const layer = openTopLayer()
  const screen = render(<ToastRegion toasts={[{ id: 1, kind: 'success', text: 'Disalin' }]} />)
  const toasts = screen.container.querySelector('[popover]')
  assert.ok(layer.top() === toasts)
  const dialog = document.createElement('dialog')
  screen.container.append(dialog)
  layer.showModal(dialog)
  assert.ok(layer.top() === dialog)
  await new Promise((resolve) => setTimeout(resolve))
  assert.ok(layer.top() === toasts)
  screen.remove()
  layer.leave()
})

region.run()
