import type { Language } from '../../../../domain/account/language.ts'
import { productContent, SHOP_CONTENTS } from '../../../../domain/messaging/content/shop-content.ts'
import type { Fields } from '../../../../domain/shared/fields.ts'
import { cents } from '../../../../domain/shared/money.ts'
import { first, type Sql } from '../../database/database.ts'
import { type OtherWords, pickText } from '../../rows/reading-language.ts'
import { amount } from '../../rows/row-format.ts'
import { likeness, withoutAsking } from './title-similarity.ts'

type SpecWords = { readonly id: string; readonly en: string; readonly others: OtherWords }

/** A product's current data. */
export type ProductFacts = {
  readonly id: number
  readonly shop_id: number
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
  readonly image: string
  readonly price_cents: number
  readonly is_on_sale: boolean
  readonly stock: number
  /** Options in stock, in every language they have. */
  readonly specs: readonly SpecWords[]
}

/** A product of the shop for an answer; undefined when it has none with that id. */
export const loadProduct = (sql: Sql, shopId: number, productId: number): Promise<ProductFacts | undefined> =>
  first(
    sql.query<ProductFacts>(
      `select p.id, p.shop_id, p.title, p.title_en, p.title_others, p.image, p.price_cents, p.is_on_sale,
         coalesce(sum(v.stock), 0)::bigint as stock,
         coalesce(jsonb_agg(jsonb_build_object('id', v.spec, 'en', v.spec_en, 'others', v.spec_others) order by v.id)
           filter (where v.stock > 0 and v.spec <> ''), '[]') as specs
       from products p left join variants v on v.product_id = p.id
       where p.id = $1 and p.shop_id = $2 group by p.id`,
      [productId, shopId],
    ),
  )

// Only the best-selling ones are searched; demo shops have far fewer.
const SEARCHED = 400

/** The product of a shop that a text names; undefined when it names none. */
export const searchProduct = async (
  sql: Sql,
  shopId: number,
  text: string,
): Promise<ProductFacts | undefined> => {
  const rows = await sql.query<Pick<ProductFacts, 'id' | 'title' | 'title_en' | 'title_others'>>(
    `select id, title, title_en, title_others from products where shop_id = $1 and is_on_sale
     order by sales desc, id limit ${SEARCHED}`,
    [shopId],
  )
  let best: { readonly id: number; readonly score: number } | undefined
  const wanted = withoutAsking(text)
  for (const { id, title, title_en, title_others } of rows) {
    const score = likeness(wanted, [title, title_en, ...Object.values(title_others)].join(' '))
    if (score > (best?.score ?? 0)) best = { id, score }
  }
  return best && loadProduct(sql, shopId, best.id)
}

/** A product's title in a language. */
export const titleOf = (language: Language, product: ProductFacts): string =>
  pickText(language, product.title, product.title_en, product.title_others)

/** A product's price as text. */
export const priceOf = (product: ProductFacts): string => `$${amount(product.price_cents)}`

/** A product card as the page writes it; `text` is for clients that do not know the type. */
export const productCard = (product: ProductFacts, text: string): Fields =>
  SHOP_CONTENTS.writeFields(
    productContent(
      {
        productId: String(product.id),
        shopId: String(product.shop_id),
        title: product.title,
        titleEn: product.title_en,
        image: product.image,
        price: cents(product.price_cents),
      },
      text,
    ),
  )
