import { APPLIANCES_IN_THAI } from './thai/appliances.ts'
import { BODY_CARE_IN_THAI } from './thai/body-care.ts'
import { CAMPING_AND_WALKING_IN_THAI } from './thai/camping-and-walking.ts'
import { COMPUTER_PARTS_IN_THAI } from './thai/computer-parts.ts'
import { COMPUTERS_IN_THAI } from './thai/computers.ts'
import { GAMES_AND_MAKING_IN_THAI } from './thai/games-and-making.ts'
import { KITCHEN_AND_TABLE_IN_THAI } from './thai/kitchen-and-table.ts'
import { MEN_ACCESSORIES_IN_THAI } from './thai/men-accessories.ts'
import { MEN_CLOTHING_IN_THAI } from './thai/men-clothing.ts'
import { PANTRY_IN_THAI } from './thai/pantry.ts'
import { PHONE_ACCESSORIES_IN_THAI } from './thai/phone-accessories.ts'
import { PHONES_IN_THAI } from './thai/phones.ts'
import { ROOMS_IN_THAI } from './thai/rooms.ts'
import { SOFT_AND_WOODEN_TOYS_IN_THAI } from './thai/soft-and-wooden-toys.ts'
import { SOUND_AND_PICTURES_IN_THAI } from './thai/sound-and-pictures.ts'
import { SPORT_AND_WATER_IN_THAI } from './thai/sport-and-water.ts'
import { SWEETS_AND_SNACKS_IN_THAI } from './thai/sweets-and-snacks.ts'
import { WELLBEING_IN_THAI } from './thai/wellbeing.ts'
import { WOMEN_ACCESSORIES_IN_THAI } from './thai/women-accessories.ts'
import { WOMEN_CLOTHING_IN_THAI } from './thai/women-clothing.ts'
import { COMMON_IN_THAI } from './thai/words.ts'
import type { LanguageBook } from './translations.ts'

export const IN_THAI: LanguageBook = {
  appliances: APPLIANCES_IN_THAI,
  'body-care': BODY_CARE_IN_THAI,
  'camping-and-walking': CAMPING_AND_WALKING_IN_THAI,
  common: COMMON_IN_THAI,
  'computer-parts': COMPUTER_PARTS_IN_THAI,
  computers: COMPUTERS_IN_THAI,
  'games-and-making': GAMES_AND_MAKING_IN_THAI,
  'kitchen-and-table': KITCHEN_AND_TABLE_IN_THAI,
  'men-accessories': MEN_ACCESSORIES_IN_THAI,
  'men-clothing': MEN_CLOTHING_IN_THAI,
  pantry: PANTRY_IN_THAI,
  'phone-accessories': PHONE_ACCESSORIES_IN_THAI,
  phones: PHONES_IN_THAI,
  rooms: ROOMS_IN_THAI,
  'soft-and-wooden-toys': SOFT_AND_WOODEN_TOYS_IN_THAI,
  'sound-and-pictures': SOUND_AND_PICTURES_IN_THAI,
  'sport-and-water': SPORT_AND_WATER_IN_THAI,
  'sweets-and-snacks': SWEETS_AND_SNACKS_IN_THAI,
  wellbeing: WELLBEING_IN_THAI,
  'women-accessories': WOMEN_ACCESSORIES_IN_THAI,
  'women-clothing': WOMEN_CLOTHING_IN_THAI,
}
