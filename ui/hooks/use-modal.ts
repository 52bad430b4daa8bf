import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { headingAround } from './use-restore-focus.ts'

/** The number of an overlay's entry: half a step above that of the first page of a tab. */
export const OVER_FIRST_PAGE = 0.5

/**
 * Lets the Back button close an overlay on the first page of a tab, by a history entry of its own
 * (`createBrowserHistory`). Before that page is another site, from which nobody could be brought back; so the entry
 * is pushed half a step above the page. CloseWatcher does not help, because only phones use it for Back.
 */
export const pushOverlayEntry = (layer: EventTarget): void => {
  if (window.history.state?.lintas !== 0) return
  // Prevented when this is the entry below the page, to which a Back that closed another overlay has led.
  const isEntryOfPage = layer.dispatchEvent(new Event('layer', { bubbles: true, cancelable: true }))
  if (isEntryOfPage) window.history.pushState({ lintas: OVER_FIRST_PAGE }, '')
}

// Duration of the closing animation in milliseconds (--d2), plus a frame.
const LEAVE_MS = 220
/**
 * How long, in milliseconds, after a dialog has opened a press may be the second tap of a double tap on its opener.
 */
const DOUBLE_TAP_MS = 400

type Modal = {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** True from opening until the closing animation ends: render the content meanwhile. */
  readonly isPresent: boolean
}

type ModalOptions = {
  /**
   * For a dialog that is rendered while closed, so that the browser can open it before hydration (`openerOf`): called
   * when it was open already.
   */
  readonly onOpened?: (() => void) | undefined
}

/** What the browser does with the dialog of this id at a press. */
export type Command = { readonly command: 'show-modal' | 'close'; readonly commandfor: string }

/**
 * The attributes of a button with which the browser opens the dialog with this id, before any script; the boot script
 * does it where commands are not supported. Its `onClick` must update the state of the dialog's owner.
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
 * How many dialogs are open: the first locks the page's scrolling, the last to close, whichever it is, unlocks it.
 */
let openDialogs = 0

const lockScroll = (): (() => void) => {
  const root = document.documentElement
  // Where the scrollbar takes space, the space is kept, so that the page does not jump.
  const hasHeadroom = window.innerWidth > root.clientWidth && root.clientWidth > 0
  openDialogs += 1
  if (openDialogs === 1 && hasHeadroom) root.style.scrollbarGutter = 'stable'
  root.style.overflow = 'hidden'
  return () => {
    openDialogs -= 1
    if (openDialogs === 0) Object.assign(root.style, { overflow: '', scrollbarGutter: '' })
  }
}

/**
 * Opens and closes a native modal dialog. The browser traps and restores focus; the page behind does not scroll. Esc,
 * the back gesture and a press outside call `onClose`.
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
  /** Whether the browser opened it before hydration. */
  const isAdopted = useRef(false)
  const [isPresent, setPresent] = useState(isOpen || isKept)
  // The button reacts first; the dialog's content is rendered as a deferred update.
  const isRenderedOpen = useDeferredValue(isOpen)
  if (isOpen && isRenderedOpen && !isPresent) setPresent(true)
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
    // If the shopper is already working in it, the focus is not moved to its title.
    if (!isAdopted.current) (first ?? dialog.querySelector<HTMLElement>('[data-autofocus]'))?.focus()
    isAdopted.current = false
    const release = lockScroll()
    const cancel = (event: Event): void => {
      event.preventDefault()
      close.current?.()
    }
    // A press that began inside, such as a text selection, is not a press outside.
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
      // The browser restores the focus to the opener, unless the action removed it.
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

/** Taps further apart than this are not a double tap. */
const SAME_PLACE_PX = 48

/** The last press anywhere in the app, whichever screen it was on. */
let lastPress: Press | undefined

/** Remembers the app's last press, for `useOpeningPress`; once, around all screens. */
export const useLastPress = (): void => {
  useEffect(() => {
    const keep = ({ clientX, clientY, timeStamp }: PointerEvent): void => {
      lastPress = { clientX, clientY, timeStamp }
    }
    window.addEventListener('pointerdown', keep, true)
    return () => {
      window.removeEventListener('pointerdown', keep, true)
      lastPress = undefined
    }
  }, [])
}

/** The last press before something opened, also on the screen before: the first half of a double tap, if it is one. */
export const useOpeningPress = (isOpen: boolean): RefObject<Press | undefined> => {
  const opening = useRef<Press | undefined>(undefined)
  // Before the overlay is painted, so that a press on it is not mistaken for the one that opened it.
  useLayoutEffect(() => {
    if (isOpen) opening.current = lastPress
  }, [isOpen])
  return opening
}

/**
 * Whether a press soon after opening may be the second half of the double tap that opened it: it is at the same
 * place. Without a press before, nothing was tapped twice.
 */
export const isOfOpening = (press: Press, shownAt: number, opening: Press | undefined): boolean =>
  opening !== undefined &&
  press.timeStamp - shownAt <= DOUBLE_TAP_MS &&
  Math.hypot(press.clientX - opening.clientX, press.clientY - opening.clientY) < SAME_PLACE_PX
