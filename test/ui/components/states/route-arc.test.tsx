import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { RouteArc } from '../../../../ui/components/states/RouteArt.tsx'
import { render } from '../../../support/ui/render.tsx'

const arc = suite('the picture of a route')

arc('shows its object, and the disc alone where the object does not come', () => {
  const screen = render(<RouteArc isBroken />)
  const picture = screen.container.querySelector('img')
  assert.ok(picture?.getAttribute('src'))
  act(() => void picture?.dispatchEvent(new Event('error')))
  assert.is(screen.container.querySelector('img'), null)
  assert.ok(screen.container.querySelector('svg'))
  screen.remove()
})

arc.run()
