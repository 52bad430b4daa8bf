import { APPLIANCES_IN_CHINESE } from './chinese/appliances.ts'
import { BODY_CARE_IN_CHINESE } from './chinese/body-care.ts'
import { CAMPING_AND_WALKING_IN_CHINESE } from './chinese/camping-and-walking.ts'
import { COMPUTER_PARTS_IN_CHINESE } from './chinese/computer-parts.ts'
import { COMPUTERS_IN_CHINESE } from './chinese/computers.ts'
import { GAMES_AND_MAKING_IN_CHINESE } from './chinese/games-and-making.ts'
import { KITCHEN_AND_TABLE_IN_CHINESE } from './chinese/kitchen-and-table.ts'
import { MEN_ACCESSORIES_IN_CHINESE } from './chinese/men-accessories.ts'
import { MEN_CLOTHING_IN_CHINESE } from './chinese/men-clothing.ts'
import { PANTRY_IN_CHINESE } from './chinese/pantry.ts'
import { PHONE_ACCESSORIES_IN_CHINESE } from './chinese/phone-accessories.ts'
import { PHONES_IN_CHINESE } from './chinese/phones.ts'
import { ROOMS_IN_CHINESE } from './chinese/rooms.ts'
import { SOFT_AND_WOODEN_TOYS_IN_CHINESE } from './chinese/soft-and-wooden-toys.ts'
import { SOUND_AND_PICTURES_IN_CHINESE } from './chinese/sound-and-pictures.ts'
import { SPORT_AND_WATER_IN_CHINESE } from './chinese/sport-and-water.ts'
import { SWEETS_AND_SNACKS_IN_CHINESE } from './chinese/sweets-and-snacks.ts'
import { WELLBEING_IN_CHINESE } from './chinese/wellbeing.ts'
import { WOMEN_ACCESSORIES_IN_CHINESE } from './chinese/women-accessories.ts'
import { WOMEN_CLOTHING_IN_CHINESE } from './chinese/women-clothing.ts'
import { COMMON_IN_CHINESE } from './chinese/words.ts'
import type { LanguageBook } from './translations.ts'

export const IN_CHINESE: LanguageBook = {
  common: COMMON_IN_CHINESE,
  appliances: APPLIANCES_IN_CHINESE,
  'body-care': BODY_CARE_IN_CHINESE,
  'camping-and-walking': CAMPING_AND_WALKING_IN_CHINESE,
  'computer-parts': COMPUTER_PARTS_IN_CHINESE,
  computers: COMPUTERS_IN_CHINESE,
  'games-and-making': GAMES_AND_MAKING_IN_CHINESE,
  'kitchen-and-table': KITCHEN_AND_TABLE_IN_CHINESE,
  'men-accessories': MEN_ACCESSORIES_IN_CHINESE,
  'men-clothing': MEN_CLOTHING_IN_CHINESE,
  pantry: PANTRY_IN_CHINESE,
  'phone-accessories': PHONE_ACCESSORIES_IN_CHINESE,
  phones: PHONES_IN_CHINESE,
  rooms: ROOMS_IN_CHINESE,
  'soft-and-wooden-toys': SOFT_AND_WOODEN_TOYS_IN_CHINESE,
  'sound-and-pictures': SOUND_AND_PICTURES_IN_CHINESE,
  'sport-and-water': SPORT_AND_WATER_IN_CHINESE,
  'sweets-and-snacks': SWEETS_AND_SNACKS_IN_CHINESE,
  wellbeing: WELLBEING_IN_CHINESE,
  'women-accessories': WOMEN_ACCESSORIES_IN_CHINESE,
  'women-clothing': WOMEN_CLOTHING_IN_CHINESE,
}
