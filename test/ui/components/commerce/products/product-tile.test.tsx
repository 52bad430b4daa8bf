import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Avatar, ProductTile } from '../../../../../ui/components/commerce/products/ProductTile.tsx'
import { render } from '../../../../support/face/render.tsx'

const tile = suite('product tile')

tile('stands on the ground that its picture names, else on that of its category', () => {
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

tile('gives a shop the same ground wherever it is met', () => {
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
