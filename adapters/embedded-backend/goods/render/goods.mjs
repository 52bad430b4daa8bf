import { COMPUTERS, ELECTRICS } from './electronics.mjs'
import { HOME } from './home.mjs'
import { OUTDOORS } from './outdoors.mjs'
import { FOOD, HEALTH } from './packs.mjs'
import { PHONES } from './phones.mjs'
import { TOYS } from './toys.mjs'
import { BAGS, MEN, READERS, WOMEN } from './wear.mjs'

/** Every good by its name: `looks` are the option values that can be seen, `views` further pictures of the first. */
export const GOODS = {
  ...PHONES,
  ...COMPUTERS,
  ...ELECTRICS,
  ...OUTDOORS,
  ...HOME,
  ...BAGS,
  ...HEALTH,
  ...READERS,
  ...MEN,
  ...WOMEN,
  ...FOOD,
  ...TOYS,
}
