import { centsToDecimal } from '../shared/money.ts'
import { csvOf } from './csv.ts'
import type { BillEntry, BillType } from './records.ts'

/** The words of the file, in the reader's language. */
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
  /** The time of an entry, written so that a spreadsheet sorts it. */
  readonly time: (seconds: number) => string
}

// Spreadsheets read a file without this mark in an old code page of their own.
const BYTE_ORDER_MARK = '\ufeff'

/** The fund record as a file for a spreadsheet. Amounts have a point and no groups, whatever the language. */
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
