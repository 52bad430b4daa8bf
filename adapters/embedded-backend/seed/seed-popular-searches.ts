import type { Sql } from '../database/database.ts'
import type { DemoData } from '../demo-data/demo-data.ts'
import { insertRows } from './insert-rows.ts'

const COLUMNS = { lang: 'text', keyword: 'text', num: 'integer', last_at: 'bigint' }
/** Search counts: the threshold (catalogue/popular-searches.ts), and more for each higher rank. */
const MIN_ASKED = 3
const APART_SECONDS = 900

/**
 * A search shows a product whose title begins with the word, else contains it: a bag for "tas", not paper ("kertas").
 */
const SHOW = `
  update searches s set image = shown.image, category_key = shown.key
  from searches w cross join lateral (
    select p.image, c.key
    from products p join categories c on c.id = p.category_id
    cross join lateral (select lower(case w.lang
      when 'dgn' then p.title when 'en' then p.title_en
      else coalesce(p.title_others ->> w.lang, p.title_en) end) as title) own
    where strpos(own.title, w.keyword) > 0
    order by strpos(own.title, w.keyword) > 1, p.sales desc, p.id limit 1) shown
  where s.lang = w.lang and s.keyword = w.keyword`

/** Seeds popular searches, an hour or two before now; the products must already exist. */
export const seedPopularSearches = async (
  tx: Sql,
  { searches = {} }: Pick<DemoData, 'searches'>,
  now: number,
): Promise<void> => {
  await insertRows(
    tx,
    'searches',
    COLUMNS,
    Object.entries(searches).flatMap(([lang, words]) =>
      words.map((keyword, at) => ({
        lang,
        keyword,
        num: MIN_ASKED + words.length - at,
        last_at: now - (at + 1) * APART_SECONDS,
      })),
    ),
  )
  await tx.query(SHOW)
}
