/** Requirement E5: most rows in the DOM, including day lines. */
const MAX_MESSAGES = 240
/** Rows added at once: more would take a slow phone several frames. */
const STEP = 16
/** Rows on both sides of a message that was jumped to. */
const AROUND = 50
/** Rows rendered first, two screens of a phone, so that a cached conversation shows at once. */
const FIRST = 25

/** The rendered part of a transcript, counted from its end. */
export type MessageWindow = {
  readonly size: number
  /** The last rendered row while the reader has scrolled up; undefined follows new messages. */
  readonly lastKey: string | undefined
}

/** The window of a conversation that was just opened: its end. */
export const FIRST_WINDOW: MessageWindow = { size: FIRST, lastKey: undefined }

/** Indexes into the rows of a transcript: `start` is rendered, `end` is the first after it that is not. */
export type Bounds = { readonly start: number; readonly end: number }

/** The index of the first rendered row, and of the one after the last. */
export const boundsOf = ({ size, lastKey }: MessageWindow, keys: readonly string[]): Bounds => {
  const found = lastKey === undefined ? -1 : keys.lastIndexOf(lastKey)
  const end = found < 0 ? keys.length : found + 1
  return { start: Math.max(0, end - size), end }
}

/** The reader has left the end: new messages wait below. */
export const held = (rendered: MessageWindow, keys: readonly string[]): MessageWindow =>
  rendered.lastKey === undefined && keys.length > 0 ? { ...rendered, lastKey: keys.at(-1) } : rendered

/** Adds older rows at the top; beyond the maximum, rows at the other end are removed. */
export const grownUp = (rendered: MessageWindow, keys: readonly string[]): MessageWindow => {
  const { end } = boundsOf(rendered, keys)
  const size = rendered.size + STEP
  if (size <= MAX_MESSAGES) return { ...held(rendered, keys), size }
  const lastKey = keys[Math.max(0, end - 1 - (size - MAX_MESSAGES))]
  return { size: MAX_MESSAGES, lastKey }
}

/** The reader approaches the lower edge: newer rows are added, finally all of them. */
export const grownDown = (rendered: MessageWindow, keys: readonly string[]): MessageWindow => {
  const { end } = boundsOf(rendered, keys)
  const next = end + STEP
  const size = Math.min(MAX_MESSAGES, rendered.size + STEP)
  return next >= keys.length ? { size, lastKey: undefined } : { size, lastKey: keys[next - 1] }
}

/** A window with one message in the middle, for jumping to it. */
export const windowAround = (index: number, keys: readonly string[]): MessageWindow => {
  const end = index + AROUND
  return end >= keys.length
    ? { size: Math.min(MAX_MESSAGES, keys.length - index + AROUND), lastKey: undefined }
    : { size: 2 * AROUND, lastKey: keys[end - 1] }
}
