import type { Sql } from '../database/database.ts'
import type { DemoData, DemoText } from '../demo-data/demo-data.ts'
import { addGoodsTranslations } from './add-goods-translations.ts'
import { textColumns } from './insert-rows.ts'
import { teachAreas } from './seed-reference.ts'
import { courierRoute } from './seed-trade.ts'

/** Increment it when the demo's texts get a language, areas or postcodes are added, or search terms change. */
const EDITION = '3'

const reasonsOf = ({ people }: DemoData): readonly DemoText[] =>
  people.flatMap(({ transfers }) => transfers.flatMap(({ refuseReason }) => refuseReason ?? []))

/** The tables, columns and texts of the demo, except for goods. */
const placesOf = (
  data: DemoData,
): readonly (readonly [table: string, column: string, readonly DemoText[]])[] => [
  ['categories', 'name', data.categories.map(({ names }) => names)],
  ['articles', 'title', data.articles.map(({ title }) => title)],
  ['articles', 'content', data.articles.map(({ content }) => content)],
  ['banners', 'title', data.banners.map(({ title }) => title)],
  ['banners', 'text', data.banners.map(({ text }) => text)],
  ['shops', 'about', data.shops.map(({ intro }) => intro)],
  ['shops', 'country_name', data.shops.map(({ countryName }) => countryName)],
  ['notices', 'title', data.notices.map(({ title }) => title)],
  ['notices', 'content', data.notices.map(({ content }) => content)],
  ['networks', 'tip', data.networks.map(({ tip }) => tip)],
  ['promos', 'title', data.promos.map(({ title }) => title)],
  ['recharges', 'refuse_reason', reasonsOf(data)],
  ['withdrawals', 'refuse_reason', reasonsOf(data)],
]

/** Adds further languages to a column where both of its texts are still the demo's. */
const teach = (tx: Sql, table: string, column: string, texts: readonly DemoText[]) =>
  tx.query(
    `update ${table} t set ${column}_others = w.said_others
     from jsonb_to_recordset($1::jsonb) as w(said text, said_en text, said_others jsonb)
     where t.${column} = w.said and t.${column}_en = w.said_en and t.${column}_others = '{}' and w.said_others <> '{}'`,
    [JSON.stringify(texts.map((text) => textColumns('said', text)))],
  )

const placed = (text: string): string =>
  ['town', 'hub', 'city', 'area'].reduce((sql, name) => `replace(${sql}, '{${name}}', way.${name})`, text)

/**
 * Adds translations to couriers' and parcels' tracking events, whose texts contain place names (worker/parcel.ts).
 */
const teachParcels = async (tx: Sql, data: DemoData) => {
  const routes = data.couriers.map((courier) => {
    const route = courierRoute(courier)
    return { key: courier.key, route, was: route.map(({ text, text_en }) => ({ text, text_en })) }
  })
  await tx.query(
    `update couriers k set route = w.route from jsonb_to_recordset($1::jsonb) as w(key text, route jsonb, was jsonb)
     where k.key = w.key and k.route = w.was`,
    [JSON.stringify(routes)],
  )
  await tx.query(
    `update parcel_events e set text_others =
       (select jsonb_object_agg(each.key, ${placed('each.value')}) from jsonb_each_text(way.words -> 'text_others') each)
     from (select p.order_id, p.step, k.route -> (p.step - 1) as words, s.town, coalesce(h.name, s.town) as hub,
         o.receiver_city as city, o.receiver_area as area
       from parcel_events p join orders o on o.id = p.order_id join shops s on s.id = o.shop_id
       join couriers k on k.key = o.courier left join hubs h on h.country = s.country
       where p.text_others = '{}') way
     where e.order_id = way.order_id and e.step = way.step
       and coalesce(way.words -> 'text_others', '{}') <> '{}'
       and e.text = ${placed("(way.words ->> 'text')")} and e.text_en = ${placed("(way.words ->> 'text_en')")}`,
  )
}

/** Adds translations to merchants' replies to refunds, which were only in Indonesian. */
const teachReplies = async (tx: Sql, { people }: DemoData) => {
  const replies = people.flatMap(({ orders }) => orders.flatMap(({ refund }) => refund?.reply ?? []))
  await tx.query(
    `update refunds r set reply_en = w.said_en, reply_others = w.said_others
     from jsonb_to_recordset($1::jsonb) as w(said text, said_en text, said_others jsonb)
     where r.reply = w.said and r.reply_en = ''`,
    [JSON.stringify(replies.map((reply) => textColumns('said', reply)))],
  )
}

/** Whether this shop already has the demo's translations. */
export const hasTranslations = async (sql: Sql): Promise<boolean> =>
  (await sql.query("select 1 from settings where name = 'words' and value = $1", [EDITION])).length > 0

/** Records that this shop has the demo's translations. */
export const noteTranslations = (tx: Sql) =>
  tx.query(
    `insert into settings (name, value) values ('words', $1)
     on conflict (name) do update set value = excluded.value`,
    [EDITION],
  )

/**
 * Adds missing translations and areas to a shop seeded by an earlier version, once. Texts that a merchant has
 * changed, in either language, stay as they are.
 */
export const addTranslations = async (tx: Sql, data: DemoData): Promise<void> => {
  // Nobody waits for it, and a large catalogue takes long.
  await tx.query('set local statement_timeout = 0')
  for (const [table, column, texts] of placesOf(data)) await teach(tx, table, column, texts)
  await teachParcels(tx, data)
  await teachReplies(tx, data)
  await addGoodsTranslations(tx, data)
  await teachAreas(tx, data)
}
