// 14 to 19 digits, but not behind a plus: that is the number of a phone.
const DIGITS = /(?:^|[^\d+])(\d(?:[ -]?\d){13,18})(?!\d)/g

/** The check digit of payment cards (ISO/IEC 7812). */
const hasCheckDigit = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Whether a text holds what may be the number of a payment card. */
export const hasCardNumber = (text: string): boolean =>
  [...text.matchAll(DIGITS)].some(([, found = '']) => {
    const digits = found.replace(/\D/g, '')
    return !/^(\d)\1+$/.test(digits) && hasCheckDigit(digits)
  })
