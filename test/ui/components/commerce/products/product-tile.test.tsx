import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Avatar, ProductTile } from '../../../../../ui/components/commerce/products/ProductTile.tsx'
import { render } from '../../../../support/ui/render.tsx'

const tile = suite('product tile')

tile('has the background of its picture, or else of its category', () => {
  const screen = render(
    <>
      <ProductTile image="/a.webp#home" category="phone" />
      <ProductTile image="/a.webp" category="phone" />
      <ProductTile image="/a.webp#elsewhere" />
    </>,
  )
  const grounds = [...screen.container.querySelectorAll('[data-tile]')].map((one) =>
    one.getAttribute('data-cat'),
  )
  assert.equal(grounds, ['home', 'phone', null])
  screen.remove()
})

tile('gives a shop the same background everywhere', () => {
  const screen = render(
    <>
      <Avatar image="/shop.webp#electric" />
      <Avatar image="/shop.webp#electric" category="food" isRound />
    </>,
  )
  assert.is(screen.container.querySelectorAll('[data-cat="electric"]').length, 2)
  screen.remove()
})

tile.run()
