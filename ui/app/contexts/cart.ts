import { BagScreen } from '../../cart/BagScreen.tsx'
import type { Screens } from '../../navigation/screen.ts'
import '../forms.ts'
import '../shell-chunk.ts'

/** The screens of this context, by route name. */
export const screens: Screens = {
  bag: BagScreen,
}
