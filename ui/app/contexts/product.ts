import { DetailScreen } from '../../catalogue/DetailScreen.tsx'
import type { Screens } from '../../navigation/screen.ts'
import '../shell-chunk.ts'

/** The page that visits from search engines and shared links begin with. It loads no fields and no lists. */
export const screens: Screens = {
  detail: DetailScreen,
}
