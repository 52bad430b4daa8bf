import { COMPUTERS, ELECTRICS } from './electronics.mjs'
import { HOME } from './home.mjs'
import { OUTDOORS } from './outdoors.mjs'
import { FOOD, HEALTH } from './packs.mjs'
import { PHONES } from './phones.mjs'
import { TOYS } from './toys.mjs'
import { BAGS, MEN, READERS, WOMEN } from './wear.mjs'

/** Every good by its name: `looks` are the option values that can be seen, `view` is the camera of its main picture. */
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

/** The cameras of further pictures, from that of the main one. */
const CAMERAS = {
  /** From the other side and a little higher, so that the front is still seen: most goods have no more to show. */
  side: ({ az = 28, el = 13 }) => ({
    az: (az < 0 ? 1 : -1) * Math.min(50, Math.max(32, Math.abs(az) + 14)),
    el: el + 8,
  }),
  behind: ({ az = 28, el = 13 }) => ({ az: az < 0 ? az + 210 : az - 210, el: el + 4 }),
  above: ({ az = 28, el = 13 }) => ({ az: -az * 0.6, el: Math.min(68, Math.max(48, el + 26)) }),
}

/** Goods whose back is worth a picture. */
const BEHIND = new Set([
  'office-chair',
  'laptop-backpack',
  'roll-top-backpack',
  'daypack',
  'canvas-briefcase',
  'leather-briefcase',
  'handbag',
  'running-shoes',
  'derby-shoes',
  'heels',
  'leather-boots',
  'hiking-boots',
  'roller-skates',
  'baseball-cap',
  'running-cap',
  'windproof-jacket',
  'motorcycle-gloves',
  'electric-guitar',
  'bicycle',
  'dining-chair',
  'teddy-bear',
  'sofa',
])

/** Goods that are looked into. */
const ABOVE = new Set([
  'mouse',
  'dome-tent',
  'compass',
  'trail-map',
  'torch',
  'camp-pots',
  'toaster',
  'waffle-maker',
  'ramen',
  'matcha',
  'mochi',
  'serving-bowl',
  'frying-pan',
  'tea-cups',
  'mug',
  'chess-set',
  'lunch-box',
  'toolbox',
  'dinner-set',
  'safety-razor',
])

/** Where the general camera shows a good badly. */
const OWN = { 'pearl-necklace': { az: -18 } }

/** The cameras of a good's further pictures, by view: its first look from another place. */
export const viewsOf = (good) => {
  const other = ABOVE.has(good) ? 'above' : 'side'
  const name = BEHIND.has(good) ? 'behind' : other
  return { [name]: { ...CAMERAS[name](GOODS[good].view ?? {}), ...OWN[good] } }
}
