import type { CategoryKey } from '../../domain/catalogue/category.ts'

/** The frontend's own pictures. The build copies them next to the page, so that every server has them. */
export const ART = {
  globe: '/art/1f30f.webp',
  parcel: '/art/1f4e6.webp',
  suitcase: '/art/1f9f3.webp',
  headphones: '/art/1f3a7.webp',
  shoe: '/art/1f45f.webp',
  cart: '/art/1f6d2.webp',
  torch: '/art/1f526.webp',
  telescope: '/art/1f52d.webp',
  document: '/art/1f4c4.webp',
  antenna: '/art/1f4e1.webp',
  compass: '/art/1f9ed.webp',
  coin: '/art/1fa99.webp',
  key: '/art/1f511.webp',
  face: '/art/1f642.webp',
  speech: '/art/1f4ac.webp',
} as const

/** Goods of the home page's first scene: small files, at the addresses that our server has them at, too. */
export const HERO_GOODS = ['instant-camera.mint', 'raffia-sun-hat.natural', 'sunscreen'].map(
  (name) => `/goods/5/${name}.400.webp`,
)

/** The category's own picture, used first and whatever the server has. */
export const CATEGORY_ART: Readonly<Record<CategoryKey, string>> = {
  phone: '/art/1f4f1.webp',
  computer: '/art/1f4bb.webp',
  electric: '/art/1f4fa.webp',
  outdoor: '/art/26fa.webp',
  home: '/art/1fab4.webp',
  health: '/art/1f9f4.webp',
  men: '/art/1f454.webp',
  women: '/art/1f457.webp',
  food: '/art/1f35c.webp',
  toys: '/art/1f9f8.webp',
}
