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
  above: ({ az = 28, el = 13 }) => ({ az: -az * 0.6, el: Math.min(68, Math.max(48, el + 26)) }),
  behind: ({ az = 28, el = 13 }) => ({ az: az < 0 ? az + 210 : az - 210, el: el + 4 }),
  /** From the other side and a little higher, so that the front is still seen. */
  side: ({ az = 28, el = 13 }) => ({
    az: (az < 0 ? 1 : -1) * Math.min(50, Math.max(32, Math.abs(az) + 14)),
    el: el + 8,
  }),
}

/** Goods whose back is worth a picture. */
const BEHIND = new Set([
  'hana-flip',
  'smartwatch',
  'car-mount',
  'selfie-stick',
  'gimbal',
  'clamp-controller',
  'phone-pouch',
  'flex-phone-clamp',
  'monitor',
  'office-chair',
  'wifi-extender',
  'floppy-drive',
  'headset',
  'webcam',
  'monitor-lamp',
  'electric-guitar',
  'microscope',
  'daypack',
  'hiking-boots',
  'torch',
  'telescope',
  'running-cap',
  'touch-gloves',
  'hand-axe',
  'bicycle',
  'fishing-rod',
  'diving-mask',
  'muay-thai-gloves',
  'roller-skates',
  'dining-chair',
  'sofa',
  'broom',
  'laptop-backpack',
  'canvas-briefcase',
  'cotton-t-shirt',
  'windproof-jacket',
  'batik-shirt',
  'running-shoes',
  'steel-watch',
  'derby-shoes',
  'slim-wallet',
  'baseball-cap',
  'leather-briefcase',
  'roll-top-backpack',
  'motorcycle-gloves',
  'linen-dress',
  'breton-top',
  'handbag',
  'lipstick',
  'heels',
  'leather-boots',
  'silk-fan',
  'bow-hair-clips',
  'teddy-bear',
  'nesting-dolls',
  'pull-along-car',
  'rabbit-plush',
  'dinosaur-plush',
  'unicorn-plush',
  'wooden-castle',
  'build-it-robot',
  'bath-duck',
])

/** Goods of which neither the back nor the top shows more than their other side. */
const SIDE = new Set([
  'key-phone',
  'sim-desk-phone',
  'screen-protector',
  'clip-microphones',
  'television',
  'wall-mirror',
  'picture-frame',
  'reflective-vest',
  'martial-arts-uniform',
  'wool-blazer',
  'kimono-jacket',
  'work-shirt',
  'lace-blouse',
  'trench-coat',
  'swimsuit',
  'voile-headscarf',
  'pearl-necklace',
  'map-puzzle',
  'penguin-plush',
  'yo-yo',
  'magnetic-dartboard',
  'indoor-slide',
  'science-kit',
])

/** Where the general camera shows a good badly. */
const OWN = { 'pearl-necklace': { az: -18 } }

/** The cameras of a good's further pictures, by view: most goods show their top, lid or inside from above. */
export const viewsOf = (good) => {
  const other = SIDE.has(good) ? 'side' : 'above'
  const name = BEHIND.has(good) ? 'behind' : other
  return { [name]: { ...CAMERAS[name](GOODS[good].view ?? {}), ...OWN[good] } }
}
