import { ExploreScreen } from '../../catalogue/ExploreScreen.tsx'
import { FavouritesScreen } from '../../catalogue/FavouritesScreen.tsx'
import { FollowedScreen } from '../../catalogue/FollowedScreen.tsx'
import { PopularScreen } from '../../catalogue/PopularScreen.tsx'
import { ProductsScreen } from '../../catalogue/ProductsScreen.tsx'
import { SearchScreen } from '../../catalogue/SearchScreen.tsx'
import { ShopScreen } from '../../catalogue/ShopScreen.tsx'
import type { Screens } from '../../navigation/screen.ts'
import '../forms.ts'
import '../shell-chunk.ts'

/** The screens of this context, by the names of their routes. */
export const screens: Screens = {
  explore: ExploreScreen,
  products: ProductsScreen,
  search: SearchScreen,
  shop: ShopScreen,
  myFavourite: FollowedScreen,
  heart: FavouritesScreen,
  popular: PopularScreen,
}
