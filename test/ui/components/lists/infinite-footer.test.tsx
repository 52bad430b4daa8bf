import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { InfiniteFooter } from '../../../../ui/components/lists/InfiniteFooter.tsx'
import { render } from '../../../support/ui/render.tsx'

const footer = suite('the end of a growing list')

const given = globalThis.IntersectionObserver
let comeNear: () => void = () => undefined

footer.before.each(() => {
  class Observer {
    constructor(tell: IntersectionObserverCallback) {
      comeNear = () =>
        act(() =>
          tell(
            [{ isIntersecting: true } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          ),
        )
    }
    observe(): void {}
    disconnect(): void {}
  }
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver
})
footer.after.each(() => {
  globalThis.IntersectionObserver = given
})

const open = () => {
  let asked = 0
  const screen = render(
    <InfiniteFooter
      phase="idle"
      onMore={() => {
        asked += 1
      }}
      onRetry={() => undefined}
    />,
  )
  return { screen, asked: () => asked }
}

footer('asks for more when it comes near', () => {
  const { screen, asked } = open()
  comeNear()
  assert.is(asked(), 1)
  screen.remove()
})

footer('leaves the button in its place while the keyboard is on it, and asks when it goes on', () => {
  const { screen, asked } = open()
  const button = screen.get('button') as HTMLButtonElement
  act(() => button.focus())
  comeNear()
  assert.is(asked(), 0)
  act(() => button.blur())
  assert.is(asked(), 1)
  screen.remove()
})

footer.run()
