import type { Sql } from '../database/database.ts'
import type { DemoData } from '../demo-data/demo-data.ts'
import { insertRows } from './insert-rows.ts'

const COLUMNS = { lang: 'text', keyword: 'text', num: 'integer', last_at: 'bigint' }
/** As many people as it takes (catalogue/asked-words.ts), and some more for each place further up. */
const LEAST_ASKED = 3
const APART_SECONDS = 900

/** What others have looked for lately, an hour or two before the seeding. */
export const seedAskedWords = (tx: Sql, { askedWords = {} }: Pick<DemoData, 'askedWords'>, now: number) =>
  insertRows(
    tx,
    'searches',
    COLUMNS,
    Object.entries(askedWords).flatMap(([lang, words]) =>
      words.map((keyword, at) => ({
        lang,
        keyword,
        num: LEAST_ASKED + words.length - at,
        last_at: now - (at + 1) * APART_SECONDS,
      })),
    ),
  )
