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

tile(
  'offers both widths of a product picture, with the size of the tile, and any other picture unchanged',
  () => {
    const screen = render(
      <>
        <ProductTile image="/goods/1/mug.ivory.800.webp#home" size="xl" />
        <ProductTile image="/goods/1/mug.ivory.800.webp" />
        <ProductTile image="/goods/1/mug.ivory.above.640.webp" />
        <ProductTile image="/art/1f3a7.webp" size="xl" />
      </>,
    )
    const [small, card, view, art] = [...screen.container.querySelectorAll('[data-tile] img')]
    assert.is(
      small?.getAttribute('srcset'),
      '/goods/1/mug.ivory.400.webp#home 400w, /goods/1/mug.ivory.800.webp#home 800w',
    )
    assert.is(small?.getAttribute('sizes'), '104px')
    assert.equal([small?.getAttribute('width'), small?.getAttribute('height')], ['800', '800'])
    assert.match(card?.getAttribute('sizes') ?? '', /46vw$/)
    // A further view has one width.
    assert.is(view?.getAttribute('srcset'), null)
    assert.is(art?.getAttribute('srcset'), null)
    assert.equal([art?.getAttribute('width'), art?.getAttribute('height')], ['256', '256'])
    const marked = [...screen.container.querySelectorAll('[data-tile]')].map((one) =>
      one.hasAttribute('data-goods'),
    )
    assert.equal(marked, [true, true, true, false])
    screen.remove()
  },
)

tile.run()
