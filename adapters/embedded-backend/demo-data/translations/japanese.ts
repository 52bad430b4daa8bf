import { APPLIANCES_IN_JAPANESE } from './japanese/appliances.ts'
import { BODY_CARE_IN_JAPANESE } from './japanese/body-care.ts'
import { CAMPING_AND_WALKING_IN_JAPANESE } from './japanese/camping-and-walking.ts'
import { COMPUTER_PARTS_IN_JAPANESE } from './japanese/computer-parts.ts'
import { COMPUTERS_IN_JAPANESE } from './japanese/computers.ts'
import { GAMES_AND_MAKING_IN_JAPANESE } from './japanese/games-and-making.ts'
import { KITCHEN_AND_TABLE_IN_JAPANESE } from './japanese/kitchen-and-table.ts'
import { MEN_ACCESSORIES_IN_JAPANESE } from './japanese/men-accessories.ts'
import { MEN_CLOTHING_IN_JAPANESE } from './japanese/men-clothing.ts'
import { PANTRY_IN_JAPANESE } from './japanese/pantry.ts'
import { PHONE_ACCESSORIES_IN_JAPANESE } from './japanese/phone-accessories.ts'
import { PHONES_IN_JAPANESE } from './japanese/phones.ts'
import { ROOMS_IN_JAPANESE } from './japanese/rooms.ts'
import { SOFT_AND_WOODEN_TOYS_IN_JAPANESE } from './japanese/soft-and-wooden-toys.ts'
import { SOUND_AND_PICTURES_IN_JAPANESE } from './japanese/sound-and-pictures.ts'
import { SPORT_AND_WATER_IN_JAPANESE } from './japanese/sport-and-water.ts'
import { SWEETS_AND_SNACKS_IN_JAPANESE } from './japanese/sweets-and-snacks.ts'
import { WELLBEING_IN_JAPANESE } from './japanese/wellbeing.ts'
import { WOMEN_ACCESSORIES_IN_JAPANESE } from './japanese/women-accessories.ts'
import { WOMEN_CLOTHING_IN_JAPANESE } from './japanese/women-clothing.ts'
import { COMMON_IN_JAPANESE } from './japanese/words.ts'
import type { LanguageBook } from './translations.ts'

export const IN_JAPANESE: LanguageBook = {
  common: COMMON_IN_JAPANESE,
  appliances: APPLIANCES_IN_JAPANESE,
  'body-care': BODY_CARE_IN_JAPANESE,
  'camping-and-walking': CAMPING_AND_WALKING_IN_JAPANESE,
  'computer-parts': COMPUTER_PARTS_IN_JAPANESE,
  computers: COMPUTERS_IN_JAPANESE,
  'games-and-making': GAMES_AND_MAKING_IN_JAPANESE,
  'kitchen-and-table': KITCHEN_AND_TABLE_IN_JAPANESE,
  'men-accessories': MEN_ACCESSORIES_IN_JAPANESE,
  'men-clothing': MEN_CLOTHING_IN_JAPANESE,
  pantry: PANTRY_IN_JAPANESE,
  'phone-accessories': PHONE_ACCESSORIES_IN_JAPANESE,
  phones: PHONES_IN_JAPANESE,
  rooms: ROOMS_IN_JAPANESE,
  'soft-and-wooden-toys': SOFT_AND_WOODEN_TOYS_IN_JAPANESE,
  'sound-and-pictures': SOUND_AND_PICTURES_IN_JAPANESE,
  'sport-and-water': SPORT_AND_WATER_IN_JAPANESE,
  'sweets-and-snacks': SWEETS_AND_SNACKS_IN_JAPANESE,
  wellbeing: WELLBEING_IN_JAPANESE,
  'women-accessories': WOMEN_ACCESSORIES_IN_JAPANESE,
  'women-clothing': WOMEN_CLOTHING_IN_JAPANESE,
}
