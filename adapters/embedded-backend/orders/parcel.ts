import { first, type Sql } from '../database/database.ts'
import type { OtherWords } from '../rows/reading-language.ts'

type Step = { readonly text: string; readonly text_en: string; readonly text_others?: OtherWords }

/** Placeholders in tracking texts. */
type Place = {
  readonly town: string
  readonly hub: string
  readonly city: string
  readonly area: string
}

/** A parcel with its places and tracking events. */
export type Parcel = Place & {
  readonly steps: readonly Step[]
  readonly prefix: string
  readonly taken: number
}

/** An order's parcel: its courier's tracking events, and how many have happened. */
export const loadParcel = async (sql: Sql, orderId: number): Promise<Parcel | undefined> => {
  const row = await first(
    sql.query<
      Place & {
        readonly route: readonly Step[] | null
        readonly prefix: string | null
        readonly taken: number
      }
    >(
      `select s.town, coalesce(h.name, s.town) as hub, o.receiver_city as city, o.receiver_area as area,
         k.route, k.prefix, o.parcel_steps as taken
       from orders o join shops s on s.id = o.shop_id
       left join hubs h on h.country = s.country left join couriers k on k.key = o.courier where o.id = $1`,
      [orderId],
    ),
  )
  return row && { ...row, steps: row.route ?? [], prefix: row.prefix ?? 'LX' }
}

const fill = (text: string, place: Place): string =>
  text
    .replaceAll('{town}', place.town)
    .replaceAll('{hub}', place.hub)
    .replaceAll('{city}', place.city)
    .replaceAll('{area}', place.area)

const fillAll = (texts: OtherWords, place: Place): OtherWords =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, fill(text, place)]))

/** Records the next tracking event of a parcel. */
export const recordStep = async (
  sql: Sql,
  orderId: number,
  parcel: Parcel,
  step: number,
  at: number,
): Promise<void> => {
  const words = parcel.steps[step]
  if (words === undefined) return
  await sql.query(
    `insert into parcel_events (order_id, step, text, text_en, text_others, created_at)
     values ($1, $2, $3, $4, $5::jsonb, $6) on conflict do nothing`,
    [
      orderId,
      step + 1,
      fill(words.text, parcel),
      fill(words.text_en, parcel),
      JSON.stringify(fillAll(words.text_others ?? {}, parcel)),
      at,
    ],
  )
}
