import { HomeScreen } from '../../catalogue/HomeScreen.tsx'
import type { Screens } from '../../navigation/screen.ts'
import '../shell-chunk.ts'

/** The page that most visits begin with. */
export const screens: Screens = {
  home: HomeScreen,
}
