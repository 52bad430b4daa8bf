import { APPLIANCES_IN_KOREAN } from './korean/appliances.ts'
import { BODY_CARE_IN_KOREAN } from './korean/body-care.ts'
import { CAMPING_AND_WALKING_IN_KOREAN } from './korean/camping-and-walking.ts'
import { COMPUTER_PARTS_IN_KOREAN } from './korean/computer-parts.ts'
import { COMPUTERS_IN_KOREAN } from './korean/computers.ts'
import { GAMES_AND_MAKING_IN_KOREAN } from './korean/games-and-making.ts'
import { KITCHEN_AND_TABLE_IN_KOREAN } from './korean/kitchen-and-table.ts'
import { MEN_ACCESSORIES_IN_KOREAN } from './korean/men-accessories.ts'
import { MEN_CLOTHING_IN_KOREAN } from './korean/men-clothing.ts'
import { PANTRY_IN_KOREAN } from './korean/pantry.ts'
import { PHONE_ACCESSORIES_IN_KOREAN } from './korean/phone-accessories.ts'
import { PHONES_IN_KOREAN } from './korean/phones.ts'
import { ROOMS_IN_KOREAN } from './korean/rooms.ts'
import { SOFT_AND_WOODEN_TOYS_IN_KOREAN } from './korean/soft-and-wooden-toys.ts'
import { SOUND_AND_PICTURES_IN_KOREAN } from './korean/sound-and-pictures.ts'
import { SPORT_AND_WATER_IN_KOREAN } from './korean/sport-and-water.ts'
import { SWEETS_AND_SNACKS_IN_KOREAN } from './korean/sweets-and-snacks.ts'
import { WELLBEING_IN_KOREAN } from './korean/wellbeing.ts'
import { WOMEN_ACCESSORIES_IN_KOREAN } from './korean/women-accessories.ts'
import { WOMEN_CLOTHING_IN_KOREAN } from './korean/women-clothing.ts'
import { COMMON_IN_KOREAN } from './korean/words.ts'
import type { LanguageBook } from './translations.ts'

export const IN_KOREAN: LanguageBook = {
  appliances: APPLIANCES_IN_KOREAN,
  'body-care': BODY_CARE_IN_KOREAN,
  'camping-and-walking': CAMPING_AND_WALKING_IN_KOREAN,
  common: COMMON_IN_KOREAN,
  'computer-parts': COMPUTER_PARTS_IN_KOREAN,
  computers: COMPUTERS_IN_KOREAN,
  'games-and-making': GAMES_AND_MAKING_IN_KOREAN,
  'kitchen-and-table': KITCHEN_AND_TABLE_IN_KOREAN,
  'men-accessories': MEN_ACCESSORIES_IN_KOREAN,
  'men-clothing': MEN_CLOTHING_IN_KOREAN,
  pantry: PANTRY_IN_KOREAN,
  'phone-accessories': PHONE_ACCESSORIES_IN_KOREAN,
  phones: PHONES_IN_KOREAN,
  rooms: ROOMS_IN_KOREAN,
  'soft-and-wooden-toys': SOFT_AND_WOODEN_TOYS_IN_KOREAN,
  'sound-and-pictures': SOUND_AND_PICTURES_IN_KOREAN,
  'sport-and-water': SPORT_AND_WATER_IN_KOREAN,
  'sweets-and-snacks': SWEETS_AND_SNACKS_IN_KOREAN,
  wellbeing: WELLBEING_IN_KOREAN,
  'women-accessories': WOMEN_ACCESSORIES_IN_KOREAN,
  'women-clothing': WOMEN_CLOTHING_IN_KOREAN,
}
