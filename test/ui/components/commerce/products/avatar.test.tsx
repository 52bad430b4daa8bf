import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Avatar } from '../../../../../ui/components/commerce/products/ProductTile.tsx'
import { render } from '../../../../support/ui/render.tsx'

const avatar = suite('Avatar')

avatar('is a plain tile while its picture is not known yet', () => {
  const { container, remove } = render(<Avatar image={undefined} />)
  assert.is(container.querySelectorAll('img, svg').length, 0)
  remove()
})

avatar('shows a placeholder once there is known to be no picture', () => {
  const { container, remove } = render(<Avatar image="" />)
  assert.is(container.querySelectorAll('svg').length, 1)
  remove()
})

avatar.run()
