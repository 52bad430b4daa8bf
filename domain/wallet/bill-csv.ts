import { centsToDecimal } from '../shared/money.ts'
import type { BillEntry, BillType } from './records.ts'

// Spreadsheets run a cell that begins like this as a formula, also in full-width form.
const FORMULA = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212|%]|^[\t\r\n]/
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n]/

/** One cell: an apostrophe turns a formula into text, plain numbers stay numbers. */
const cellOf = (text: string): string => {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Comma-separated values (RFC 4180): CRLF after each row, quotes where needed. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** The column names and labels of the file, in the reader's language. */
export type BillWords = {
  readonly columns: {
    readonly time: string
    readonly type: string
    readonly title: string
    readonly number: string
    readonly change: string
    readonly balance: string
  }
  readonly types: Readonly<Record<BillType, string>>
  /** Formats a time so that spreadsheets can sort it. */
  readonly time: (seconds: number) => string
}

// Without a byte order mark spreadsheets assume a legacy encoding.
const BYTE_ORDER_MARK = '\ufeff'

/** The fund record as a CSV file. Amounts have a decimal point and no grouping, whatever the language. */
export const billCsv = (entries: readonly BillEntry[], { columns, types, time }: BillWords): string => {
  const header = [columns.time, columns.type, columns.title, columns.number, columns.change, columns.balance]
  const rows = entries.map((entry) => [
    entry.createdAt === undefined ? entry.createdText : time(entry.createdAt),
    types[entry.type],
    entry.title,
    entry.number,
    entry.change === undefined ? '' : centsToDecimal(entry.change),
    entry.balance === undefined ? '' : centsToDecimal(entry.balance),
  ])
  return BYTE_ORDER_MARK + csvOf([header, ...rows])
}
