/** Requirement E5: rows in the DOM, days and lines included. */
const MOST = 240
/** One step of growing: more of them at once would cost a slow phone several frames. */
const STEP = 16
/** So many on both sides of a message that is jumped to. */
const AROUND = 50
/** Two screens of a phone: what is rendered first, so that a kept room is there at once. */
const FIRST = 25

/** The part of a transcript that is rendered, counted from its end. */
export type MessageWindow = {
  readonly size: number
  /** The last one rendered while the reader is above the end; undefined follows whatever comes. */
  readonly lastKey: string | undefined
}

export const FIRST_WINDOW: MessageWindow = { size: FIRST, lastKey: undefined }

export type Bounds = { readonly start: number; readonly end: number }

/** The first and the one behind the last that are rendered. */
export const boundsOf = ({ size, lastKey }: MessageWindow, keys: readonly string[]): Bounds => {
  const found = lastKey === undefined ? -1 : keys.lastIndexOf(lastKey)
  const end = found < 0 ? keys.length : found + 1
  return { start: Math.max(0, end - size), end }
}

/** The reader has left the end: what comes now waits below. */
export const held = (window: MessageWindow, keys: readonly string[]): MessageWindow =>
  window.lastKey === undefined && keys.length > 0 ? { ...window, lastKey: keys.at(-1) } : window

/** Older ones come in at the top; beyond the most, the far end lets go. */
export const grownUp = (window: MessageWindow, keys: readonly string[]): MessageWindow => {
  const { end } = boundsOf(window, keys)
  const size = window.size + STEP
  if (size <= MOST) return { ...held(window, keys), size }
  const lastKey = keys[Math.max(0, end - 1 - (size - MOST))]
  return { size: MOST, lastKey }
}

/** The reader comes near the lower edge of what is rendered: newer ones come in, at last all of them. */
export const grownDown = (window: MessageWindow, keys: readonly string[]): MessageWindow => {
  const { end } = boundsOf(window, keys)
  const next = end + STEP
  const size = Math.min(MOST, window.size + STEP)
  return next >= keys.length ? { size, lastKey: undefined } : { size, lastKey: keys[next - 1] }
}

/** A window with one message in the middle, for jumping to it. */
export const windowAround = (index: number, keys: readonly string[]): MessageWindow => {
  const end = index + AROUND
  return end >= keys.length
    ? { size: Math.min(MOST, keys.length - index + AROUND), lastKey: undefined }
    : { size: 2 * AROUND, lastKey: keys[end - 1] }
}
