import type { BackendDeps } from '../backend-deps.ts'
import { ok, type Route, visitorRoute } from '../http/route.ts'

/** The level of what is asked for, and what it lies in. */
const wantedAreas = (provinceId: number | undefined, cityId: number | undefined) => {
  if (cityId !== undefined) return [3, cityId] as const
  if (provinceId !== undefined) return [2, provinceId] as const
  return [1, null] as const
}

/** Provinces; the cities of a province; or the areas of a city of that province (api.md 5). */
export const areaRoutes = ({ database }: BackendDeps): readonly Route[] => [
  visitorRoute('GET', '/api/user/area', async ({ input }) => {
    const [level, parent] = wantedAreas(input.optionalId('province_id'), input.optionalId('city_id'))
    return ok(
      await database.query(
        `select id, name from areas where level = $1::smallint
           and ($2::bigint is null or parent_id = $2::bigint) order by name, id`,
        [level, parent],
      ),
    )
  }),
]
