import { normaliseInput } from '../shared/text.ts'

// Shipping at the counter: tracking numbers that are typed, pasted or scanned.

/** A courier that can be selected for an order. */
export type CourierChoice = {
  readonly key: string
  readonly name: string
  /** The prefix of its tracking numbers; '' where it has none. */
  readonly prefix: string
}

const bare = (text: string): string => normaliseInput(text).replace(/\s/g, '').toUpperCase()

/** The courier whose prefix a tracking number has, the longest prefix first; undefined where none matches. */
export const courierOf = (
  tracking: string,
  couriers: readonly CourierChoice[],
): CourierChoice | undefined => {
  const number = bare(tracking)
  return [...couriers]
    .sort((one, other) => other.prefix.length - one.prefix.length)
    .find(({ prefix }) => prefix !== '' && number.startsWith(bare(prefix)))
}

/** Pasted tracking numbers by order id, and the lines that could not be assigned. */
export type PastedParcels = {
  readonly found: Readonly<Record<string, string>>
  readonly left: readonly string[]
}

const CUT = /[\s,;]+/

/**
 * Reads pasted lines: "LT118409 LX8840 2216" is for that order; lines without an order number are assigned to the
 * remaining orders in sequence.
 */
export const readParcels = (
  text: string,
  orders: readonly { readonly id: string; readonly number: string }[],
): PastedParcels => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const found: Record<string, string> = {}
  const unnamed: string[] = []
  const left: string[] = []
  for (const line of lines) {
    const [first = '', ...rest] = line.split(CUT).filter(Boolean)
    const order = orders.find(({ number }) => bare(number) === bare(first))
    if (!order) unnamed.push(line)
    else if (rest.length > 0) found[order.id] = rest.join(' ')
    else left.push(line)
  }
  const open = orders.filter(({ id }) => found[id] === undefined)
  for (const [at, line] of unnamed.entries()) {
    const order = open[at]
    if (order) found[order.id] = line
  }
  return { found, left: [...left, ...unnamed.slice(open.length)] }
}
