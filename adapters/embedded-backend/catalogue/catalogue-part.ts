import type { BackendPart } from '../backend-part.ts'
import { boardRoutes } from './board-routes.ts'
import { detailRoutes } from './detail-routes.ts'
import { favouriteRoutes } from './favourite-routes.ts'
import { createProductWords } from './known-words.ts'
import { searchRoutes } from './search-routes.ts'
import { shopRoutes } from './shop-routes.ts'

/** Home board, search, product and shop pages, favourites (api.md 2). */
export const cataloguePart: BackendPart = {
  name: 'catalogue',
  routes: (deps) => {
    const words = createProductWords(deps)
    return [
      ...boardRoutes(deps, words),
      ...searchRoutes(deps, words),
      ...detailRoutes(deps),
      ...shopRoutes(deps, words),
      ...favouriteRoutes(deps),
    ]
  },
}
