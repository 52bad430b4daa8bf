/** Whole US cents. Money is never a floating point number of dollars. */
export type Cents = number & { readonly __unit: 'cents' }

/** Throws RangeError for anything but a safe integer, so that money is never rounded by accident. */
export const cents = (whole: number): Cents => {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`cents must be a safe integer, got ${whole}`)
  return whole as Cents
}

/** No money. */
export const ZERO_CENTS = 0 as Cents

const DECIMAL = /^([+-]?)(\d{1,13})(?:\.(\d+))?$/

/**
 * Reads a server amount such as "1248.50", "7" or 12.5 without floating point arithmetic (api.md 1). Places after the
 * second are cut, as the server does. Undefined for anything else.
 */
export const parseCents = (amount: unknown): Cents | undefined => {
  const text = typeof amount === 'number' && Number.isFinite(amount) ? String(amount) : amount
  if (typeof text !== 'string') return undefined
  const match = DECIMAL.exec(text.trim())
  if (!match) return undefined
  const [, sign, whole = '0', fraction = ''] = match
  const value = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  return (sign === '-' && value !== 0 ? -value : value) as Cents
}

const EXACT = /^\d{1,10}(?:\.\d{1,2})?$/

/**
 * Reads an amount to be paid, such as "12.50": above zero, with at most two decimal places (cutting a third would
 * change the amount). Undefined for anything else, including signs and spaces.
 */
export const parseExactCents = (text: string): Cents | undefined => {
  const amount = EXACT.test(text) ? parseCents(text) : undefined
  return amount === undefined || amount === 0 ? undefined : amount
}

/** The server's form of an amount: "1248.50". */
export const centsToDecimal = (amount: Cents): string => {
  const magnitude = Math.abs(amount)
  const text = `${Math.floor(magnitude / 100)}.${String(magnitude % 100).padStart(2, '0')}`
  return amount < 0 ? `-${text}` : text
}

/** The sum of amounts in cents. */
export const addCents = (...amounts: readonly Cents[]): Cents =>
  amounts.reduce<number>((sum, amount) => sum + amount, 0) as Cents

/** Throws RangeError when the product is no longer a safe integer. */
export const timesCents = (price: Cents, quantity: number): Cents => cents(price * quantity)
