import { piecesOf } from '../../../domain/catalogue/search-terms.ts'
import type { Sql } from '../database/database.ts'
import type { DemoData } from '../demo-data/demo-data.ts'
import type { OtherWords } from '../rows/reading-language.ts'
import { productSeedRow, variantSeedRows } from './product-seed-rows.ts'

/** The JSON columns of a product seeded before goods had six languages: the same without the others. */
const withoutOthers = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !name.endsWith('_others'))))

const TITLES = `update products p set title_others = w.title_others
  from jsonb_to_recordset($1::jsonb) as w(key text, title text, title_en text, title_others jsonb)
  where p.key = w.key and p.title = w.title and p.title_en = w.title_en and p.title_others = '{}'`

const CONTENTS = `update products p set content_others = w.content_others
  from jsonb_to_recordset($1::jsonb) as w(key text, content text, content_en text, content_others jsonb)
  where p.key = w.key and p.content = w.content and p.content_en = w.content_en and p.content_others = '{}'`

const ATTRIBUTES = `update products p set attributes = w.attributes
  from jsonb_to_recordset($1::jsonb) as w(key text, attributes jsonb, attributes_were jsonb)
  where p.key = w.key and p.attributes = w.attributes_were`

const OPTIONS = `update products p set spec_list = w.spec_list
  from jsonb_to_recordset($1::jsonb) as w(key text, spec_list jsonb, spec_list_was jsonb)
  where p.key = w.key and p.spec_list = w.spec_list_was`

const ORDERED_TITLES = `update order_lines l set title_others = w.title_others
  from jsonb_to_recordset($1::jsonb) as w(key text, title text, title_en text, title_others jsonb), products p
  where p.key = w.key and l.product_id = p.id and l.title = w.title and l.title_en = w.title_en
    and l.title_others = '{}'`

const VARIANTS = `update variants v set spec_others = w.spec_others, option_values_others = w.option_values_others
  from jsonb_to_recordset($1::jsonb)
    as w(key text, spec text, spec_en text, spec_others jsonb, option_values_others jsonb), products p
  where p.key = w.key and v.product_id = p.id and v.spec = w.spec and v.spec_en = w.spec_en and v.spec_others = '{}'`

const ORDERED_SPECS = `update order_lines l set spec_others = w.spec_others
  from jsonb_to_recordset($1::jsonb) as w(key text, spec text, spec_en text, spec_others jsonb), products p
  where p.key = w.key and l.product_id = p.id and l.spec = w.spec and l.spec_en = w.spec_en and l.spec_others = '{}'`

const BATCH = 1_000

type Titled = { readonly id: number; readonly title_others: OtherWords }

/** Rebuilds the search terms of products after changes to titles or to the search. */
const rebuildSearchTerms = async (tx: Sql): Promise<void> => {
  for (let after = 0; ; ) {
    const rows = await tx.query<Titled>(
      `select id, title_others from products where id > $1 and title_others <> '{}' order by id limit ${BATCH}`,
      [after],
    )
    const last = rows.at(-1)
    if (last === undefined) return
    const cut = rows.map(({ id, title_others }) => ({ id, pieces: piecesOf(Object.values(title_others)) }))
    await tx.query(
      `update products p set pieces = w.pieces from jsonb_to_recordset($1::jsonb) as w(id bigint, pieces text[])
       where p.id = w.id and p.pieces <> w.pieces`,
      [JSON.stringify(cut)],
    )
    after = last.id
  }
}

/** Adds translations to goods, their options, and orders of them (add-translations.ts). */
export const addGoodsTranslations = async (tx: Sql, data: DemoData): Promise<void> => {
  const goods = data.products.map((product) => {
    const row = productSeedRow(product, { id: 0, shopId: 0, categoryId: 0 }, 0)
    return {
      ...row,
      attributes_were: withoutOthers(row.attributes),
      spec_list_was: withoutOthers(row.spec_list),
    }
  })
  const variants = data.products.flatMap((product) =>
    variantSeedRows(product, 0).map((row) => ({ key: product.key, ...row })),
  )
  for (const sql of [TITLES, CONTENTS, ATTRIBUTES, OPTIONS, ORDERED_TITLES]) {
    await tx.query(sql, [JSON.stringify(goods)])
  }
  for (const sql of [VARIANTS, ORDERED_SPECS]) await tx.query(sql, [JSON.stringify(variants)])
  await rebuildSearchTerms(tx)
}
