const MONEY =
  /^(?:price|marketPrice|amount|total|subtotal|freight|discount|balance|fee|arrival|change|missing)$/
const NONSENSE = new Set(['undefined', 'null', 'NaN', '[object Object]', 'Infinity'])

/** What in a value no screen can show: numbers that are none, money that is no whole cents, words of a bug. */
export const unfitIn = (value: unknown, at = ''): readonly string[] => {
  if (typeof value === 'number') {
    const name = at.split('.').at(-1) ?? ''
    const isFit = MONEY.test(name) ? Number.isSafeInteger(value) : Number.isFinite(value)
    return isFit ? [] : [`${at} is ${value}`]
  }
  // A server may really call something "NaN"; only what we made of no text at all is our fault.
  if (typeof value === 'string')
    return NONSENSE.has(value) && value !== 'NaN' && value !== 'Infinity' ? [`${at} is "${value}"`] : []
  if (typeof value !== 'object' || value === null) return []
  const parts = value instanceof Map || value instanceof Set ? [...value] : Object.entries(value)
  return parts.flatMap((part: unknown, index) =>
    Array.isArray(part) && !(value instanceof Set)
      ? unfitIn(part[1], `${at}.${String(part[0])}`)
      : unfitIn(part, `${at}.${index}`),
  )
}
