import type { Held } from './held-input.ts'

/** The words themselves could not be had, in no language: two lines in the page's own hand. */
export const showBootFailure = (container: HTMLElement): void => {
  const page = container.ownerDocument
  const { lintasEarly: early = {} } = (page.defaultView ?? {}) as { lintasEarly?: Held }
  // The code that would do what is done meanwhile will not come; the button is to be pressed.
  early.held = undefined
  const text = page.createElement('p')
  text.textContent = 'Lintas belum bisa dimuat. Could not load Lintas.'
  const button = page.createElement('button')
  button.type = 'button'
  button.textContent = 'Muat ulang / Reload'
  button.addEventListener('click', () => page.defaultView?.location.reload())
  const box = page.createElement('main')
  box.className = 'stack center'
  box.setAttribute('role', 'alert')
  box.append(text, button)
  container.replaceChildren(box)
}
