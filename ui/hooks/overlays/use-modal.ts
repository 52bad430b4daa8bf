import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { headingAround } from '../focus/use-focus-heir.ts'
import { lieOver } from './lie-over.ts'

// As long as the way out takes (--d2), plus a frame.
const LEAVE_MS = 220
/** For so long after a dialog has opened, in milliseconds, a press may be the second tap of a double tap on its opener. */
export const DOUBLE_TAP_MS = 400

export type Modal = {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** True from the opening until the way out is over: render the content while it is. */
  readonly isPresent: boolean
}

/**
 * How many dialogs are open: the first stops the page from scrolling, and the last to close, whichever it is, lets it
 * again.
 */
let held = 0

const holdPage = (): (() => void) => {
  const root = document.documentElement
  // Where the scrollbar takes room, its room is kept, so that the page does not jump.
  const hasRoom = window.innerWidth > root.clientWidth && root.clientWidth > 0
  held += 1
  if (held === 1 && hasRoom) root.style.scrollbarGutter = 'stable'
  root.style.overflow = 'hidden'
  return () => {
    held -= 1
    if (held === 0) Object.assign(root.style, { overflow: '', scrollbarGutter: '' })
  }
}

/**
 * Opens and closes a native dialog with a claim. The browser traps focus and gives it back; the
 * page behind does not scroll. Esc, the back gesture and a press outside call `onClose`.
 */
export const useModal = (isOpen: boolean, onClose: (() => void) | undefined): Modal => {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  const [isPresent, setPresent] = useState(isOpen)
  // The button answers to the finger first; what it opens is drawn after that, in small steps.
  const isDrawn = useDeferredValue(isOpen)
  if (isOpen && isDrawn && !isPresent) setPresent(true)
  const isShown = isOpen && isPresent
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isShown) return
    const opener = document.activeElement
    if (!dialog.open) dialog.showModal()
    lieOver(dialog)
    const first = dialog.querySelector<HTMLElement>('[data-autofocus="first"]')
    ;(first ?? dialog.querySelector<HTMLElement>('[data-autofocus]'))?.focus()
    const release = holdPage()
    const cancel = (event: Event): void => {
      event.preventDefault()
      close.current?.()
    }
    // A press that began inside, a selection for example, is not a press outside.
    let isOutside = false
    const openedAt = performance.now()
    const begin = (event: Event): void => {
      isOutside = event.target === dialog && event.timeStamp - openedAt > DOUBLE_TAP_MS
    }
    const press = (event: MouseEvent): void => {
      if (isOutside && event.target === dialog) close.current?.()
    }
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('pointerdown', begin)
    dialog.addEventListener('click', press)
    return () => {
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('pointerdown', begin)
      dialog.removeEventListener('click', press)
      release()
      if (dialog.open) dialog.close()
      // The browser gives the focus back to what opened it, unless that was what the answer took away.
      if (opener?.isConnected === false) headingAround(dialog.parentElement)?.focus({ preventScroll: true })
    }
  }, [isShown])
  useEffect(() => {
    if (isOpen || !isPresent) return
    const timer = setTimeout(() => setPresent(false), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [isOpen, isPresent])
  return { ref, isPresent }
}
