import type { BackendDeps } from '../backend-part.ts'
import { ok, type Route, visitorRoute } from '../http/route.ts'

/** Provinces; the cities of a province; or the areas of a city of that province (api.md 5). */
export const areaRoutes = ({ database }: BackendDeps): readonly Route[] => [
  visitorRoute('GET', '/api/user/area', async ({ input }) => {
    const provinceId = input.optionalId('province_id')
    const cityId = input.optionalId('city_id')
    const [level, parent] =
      cityId !== undefined ? [3, cityId] : provinceId !== undefined ? [2, provinceId] : [1, null]
    return ok(
      await database.query(
        `select id, name from areas where level = $1::smallint
           and ($2::bigint is null or parent_id = $2::bigint) order by id`,
        [level, parent],
      ),
    )
  }),
]
