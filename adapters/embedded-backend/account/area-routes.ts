import { comparableName } from '../../../domain/addresses/address.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { ok, type Route, visitorRoute } from '../http/route.ts'

/** The requested level, and the region it belongs to. */
const wantedAreas = (provinceId: number | undefined, cityId: number | undefined) => {
  if (cityId !== undefined) return [3, cityId] as const
  if (provinceId !== undefined) return [2, provinceId] as const
  return [1, null] as const
}

type FoundRow = {
  readonly province_id: number
  readonly province: string
  readonly city_id: number | null
  readonly city: string | null
  readonly area_id: number | null
  readonly area: string | null
}

const part = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const KEYWORD_MAX_LENGTH = 60
const MAX_FOUND_REGIONS = 50

// Letters and digits of a name in lower case, like `comparableName`: names in the list have no accents.
const PLAIN_NAME = "lower(regexp_replace(%.name, '[^[:alnum:]]', '', 'g'))"

/**
 * Provinces; the cities of a province; or the areas of a city of that province (api.md 5), these with their postcodes (our
 * extension). With `keyword` (our
 * extension): places of every level whose name contains it, those that are called so first (a city before a district), then prefix
 * matches, each with its parent regions.
 */
export const areaRoutes = ({ database }: BackendDeps): readonly Route[] => [
  visitorRoute('GET', '/api/user/area', async ({ input }) => {
    const keyword = input.optionalText('keyword', KEYWORD_MAX_LENGTH)
    if (keyword !== undefined) {
      const sought = comparableName(keyword)
      const limit = Math.min(input.optionalInteger('limit', 1, 1_000) ?? MAX_FOUND_REGIONS, MAX_FOUND_REGIONS)
      if (sought === '') return ok([])
      const rows = await database.query<FoundRow>(
        `with named as (
           select a.level, a.id, a.parent_id, a.name, ${PLAIN_NAME.replace('%', 'a')} as plain from areas a
         ), called as (
           -- What people call it: "Bandung" is Kota Bandung and Kabupaten Bandung.
           select *, case level when 2 then regexp_replace(plain, '^(kota|kabupaten)', '') else plain end as short from named
         ), hits as (select * from called where position($1 in plain) > 0)
         select coalesce(p.id, c.parent_id, h.id) as province_id,
           case h.level when 1 then h.name when 2 then p.name else q.name end as province,
           case h.level when 2 then h.id when 3 then c.id end as city_id,
           case h.level when 2 then h.name when 3 then c.name end as city,
           case h.level when 3 then h.id end as area_id,
           case h.level when 3 then h.name end as area
         from hits h
         left join areas p on h.level = 2 and p.level = 1 and p.id = h.parent_id
         left join areas c on h.level = 3 and c.level = 2 and c.id = h.parent_id
         left join areas q on h.level = 3 and q.level = 1 and q.id = c.parent_id
         order by h.short <> $1, h.short <> $1 and position($1 in h.plain) > 1, h.level, h.name, h.id
         limit $2::integer`,
        [sought, limit],
      )
      return ok(
        rows.map((row) => ({
          province: part(row.province_id, row.province),
          city: part(row.city_id, row.city),
          area: part(row.area_id, row.area),
        })),
      )
    }
    const [level, parent] = wantedAreas(input.optionalId('province_id'), input.optionalId('city_id'))
    return ok(
      await database.query(
        `select id, name${level === 3 ? ", array_to_string(postcodes, ',') as postcodes" : ''} from areas
           where level = $1::smallint
           and ($2::bigint is null or parent_id = $2::bigint) order by name, id`,
        [level, parent],
      ),
    )
  }),
]
