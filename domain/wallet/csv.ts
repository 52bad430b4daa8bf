// A cell that begins like this is run as a formula by spreadsheets, in its full-width forms too.
const FORMULA = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212|%]|^[\t\r\n]/
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n]/

/** One cell: a formula is made text by an apostrophe, plain numbers stay numbers. */
const cellOf = (text: string): string => {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Comma-separated values (RFC 4180): CRLF after each row, quotes where they are needed. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
