import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Avatar } from '../../../../../ui/components/commerce/products/ProductTile.tsx'
import { render } from '../../../../support/ui/render.tsx'

const avatar = suite('Avatar')

avatar('is a bare tile while it is not known which picture it has', () => {
  const { container, remove } = render(<Avatar image={undefined} />)
  assert.is(container.querySelectorAll('img, svg').length, 0)
  remove()
})

avatar('says that there is no picture once that is known', () => {
  const { container, remove } = render(<Avatar image="" />)
  assert.is(container.querySelectorAll('svg').length, 1)
  remove()
})

avatar.run()
