import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { headingAround } from './focus/use-restore-focus.ts'

const OVER_FIRST_PAGE = 0.5

/**
 * Gives the Back button something to close: over the first page of a tab, a history entry of its own for an overlay
 * (`createBrowserHistory`). Behind that page is another site, and once there nobody can be brought back; so the entry is
 * pushed half a step above the page. CloseWatcher does not help, as only phones ask it at Back.
 */
export const pushOverlayEntry = (layer: EventTarget): void => {
  if (window.history.state?.lintas !== 0) return
  window.history.pushState({ lintas: OVER_FIRST_PAGE }, '')
  layer.dispatchEvent(new Event('layer', { bubbles: true }))
}

// As long as the way out takes (--d2), plus a frame.
const LEAVE_MS = 220
/** For so long after a dialog has opened, in milliseconds, a press may be the second tap of a double tap on its opener. */
const DOUBLE_TAP_MS = 400

type Modal = {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** True from the opening until the way out is over: render the content while it is. */
  readonly isPresent: boolean
}

type ModalOptions = {
  /**
   * For a dialog that is rendered while it is closed, so that the platform can open it before the page is hydrated
   * (`openerOf`): told when it was open already.
   */
  readonly onOpened?: (() => void) | undefined
}

/** What the platform does with the dialog of this id at a press. */
export type Command = { readonly command: 'show-modal' | 'close'; readonly commandfor: string }

/**
 * The attributes of a button that opens the dialog with this id by the platform, before any script; the first lines of the page
 * do it where the browser knows no commands. Its `onClick` has to say so to whoever renders the dialog.
 */
export const openerOf = (id: string): Command => ({
  command: 'show-modal',
  commandfor: id,
})

/** The same for a button that closes it. */
export const closerOf = (id: string): Command => ({
  command: 'close',
  commandfor: id,
})

/**
 * How many dialogs are open: the first stops the page from scrolling, and the last to close, whichever it is, lets it
 * again.
 */
let held = 0

const holdPage = (): (() => void) => {
  const root = document.documentElement
  // Where the scrollbar takes room, its room is kept, so that the page does not jump.
  const hasHeadroom = window.innerWidth > root.clientWidth && root.clientWidth > 0
  held += 1
  if (held === 1 && hasHeadroom) root.style.scrollbarGutter = 'stable'
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
export const useModal = (
  isOpen: boolean,
  onClose: (() => void) | undefined,
  { onOpened }: ModalOptions = {},
): Modal => {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  const isKept = onOpened !== undefined
  const opened = useRef(onOpened)
  /** Whether the platform has opened it before the page was hydrated. */
  const isAdopted = useRef(false)
  const [isPresent, setPresent] = useState(isOpen || isKept)
  // The button answers to the finger first; what it opens is rendered after that, in small steps.
  const isDrawn = useDeferredValue(isOpen)
  if (isOpen && isDrawn && !isPresent) setPresent(true)
  const isShown = isOpen && isPresent
  useEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    if (!ref.current?.open) return
    isAdopted.current = true
    opened.current?.()
  }, [])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isShown) return
    const opener = document.activeElement
    if (!dialog.open) dialog.showModal()
    pushOverlayEntry(dialog)
    const first = dialog.querySelector<HTMLElement>('[data-autofocus="first"]')
    // Whoever is at work in it already is not called back to its title.
    if (!isAdopted.current) (first ?? dialog.querySelector<HTMLElement>('[data-autofocus]'))?.focus()
    isAdopted.current = false
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
    if (isOpen || !isPresent || isKept) return
    const timer = setTimeout(() => setPresent(false), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [isOpen, isPresent, isKept])
  return { ref, isPresent }
}

type Press = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>

/** Two taps further apart than this are not a double tap. */
const SAME_PLACE_PX = 48

/** The last press on the page before something opened: that it was the first half of a double tap can be told by it. */
export const useOpeningPress = (isOpen: boolean): RefObject<Press | undefined> => {
  const last = useRef<Press | undefined>(undefined)
  useEffect(() => {
    if (isOpen) return undefined
    const keep = (press: Press): void => {
      last.current = press
    }
    window.addEventListener('pointerdown', keep, true)
    return () => window.removeEventListener('pointerdown', keep, true)
  }, [isOpen])
  return last
}

/**
 * Whether a press soon after the opening may be the second half of the double tap that opened it: it is at the same
 * place, or the place is not known because another page was pressed.
 */
export const isOfOpening = (press: Press, shownAt: number, opening: Press | undefined): boolean =>
  press.timeStamp - shownAt <= DOUBLE_TAP_MS &&
  (!opening || Math.hypot(press.clientX - opening.clientX, press.clientY - opening.clientY) < SAME_PLACE_PX)
