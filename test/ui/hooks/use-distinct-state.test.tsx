import { Activity, act, type ReactNode, useEffect, useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { BackToTop } from '../../../ui/catalogue/BackToTop.tsx'
import { PullToRefresh } from '../../../ui/components/lists/PullToRefresh.tsx'
import { RouteArt } from '../../../ui/components/states/RouteArt.tsx'
import { useDistinctState } from '../../../ui/hooks/use-app.ts'
import { longestUpdates } from '../../support/ui/leaks.ts'
import { press, render, settle } from '../../support/ui/render.tsx'

const told = suite('useDistinctState')

const VISITS = 6

/** Shows and hides a page as often as a shopper who comes back to it. */
const visit = async (page: ReactNode): Promise<number> => {
  const tree = (mode: 'visible' | 'hidden'): ReactNode => <Activity mode={mode}>{page}</Activity>
  const screen = render(tree('visible'))
  for (let time = 0; time < VISITS; time += 1) {
    await settle()
    act(() => void window.dispatchEvent(new Event('scroll')))
    screen.show(tree('hidden'))
    screen.show(tree('visible'))
  }
  await settle()
  const max = longestUpdates(screen.container)
  screen.remove()
  return max
}

const Plain = (): ReactNode => {
  const [, setValue] = useState('')
  useEffect(() => setValue(''), [])
  return null
}

const Told = (): ReactNode => {
  const [value, tell] = useDistinctState('')
  useEffect(() => tell(''), [tell])
  return <p>{value}</p>
}

const Lamp = (): ReactNode => {
  const [value, tell] = useDistinctState('off')
  return (
    <>
      <p>{value}</p>
      <button type="button" onClick={() => tell('on')}>
        on
      </button>
      <button type="button" onClick={() => tell('off')}>
        off
      </button>
    </>
  )
}

told('is kept by React once for each visit without the hook', async () => {
  assert.is(await visit(<Plain />), VISITS + 1)
})

told('is kept not even once with it', async () => {
  assert.is(await visit(<Told />), 0)
})

told('does not pile up under what is shown on kept pages', async () => {
  const page = (
    <PullToRefresh onRefresh={async () => true}>
      <BackToTop />
      <RouteArt />
    </PullToRefresh>
  )
  assert.ok((await visit(page)) <= 2)
})

told('renders what is new, also what it was before', () => {
  const screen = render(<Lamp />)
  for (const name of ['on', 'on', 'off', 'on']) {
    press(screen.get('button', name))
    assert.is(screen.container.querySelector('p')?.textContent, name)
  }
  screen.remove()
})

told.run()
