import { normaliseInput } from '../shared/text.ts'

// Parcels that are sent off at the counter: numbers as they are typed, pasted or scanned.

/** A courier that an order can go with. */
export type CourierChoice = {
  readonly key: string
  readonly name: string
  /** How its parcel numbers begin; '' where it has no such mark. */
  readonly prefix: string
}

const bare = (text: string): string => normaliseInput(text).replace(/\s/g, '').toUpperCase()

/** The courier whose mark a parcel number begins with, the longest mark first; undefined where none fits. */
export const courierOf = (
  tracking: string,
  couriers: readonly CourierChoice[],
): CourierChoice | undefined => {
  const number = bare(tracking)
  return [...couriers]
    .sort((one, other) => other.prefix.length - one.prefix.length)
    .find(({ prefix }) => prefix !== '' && number.startsWith(bare(prefix)))
}

/** Numbers that were pasted, by the id of their order, and the lines that none could be found for. */
export type PastedParcels = {
  readonly found: Readonly<Record<string, string>>
  readonly left: readonly string[]
}

const CUT = /[\s,;]+/

/**
 * Reads pasted lines: "LT118409 LX8840 2216" goes to that order, a line without an order's number to the next order, in
 * their sequence, that no line has named.
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
