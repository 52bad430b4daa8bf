import { Activity, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { PageLifetimeContext, useOnPageRemoved, usePageLifetimes } from '../../../ui/hooks/use-navigate.tsx'
import { render } from '../../support/ui/render.tsx'

const pageEnds = suite('the end of a page')

const Inside = ({ onEnd }: { readonly onEnd: () => void }): ReactNode => {
  useOnPageRemoved(onEnd)
  return null
}

type PagesProps = {
  readonly pages: readonly { readonly id: number }[]
  readonly shownId: number
  readonly onEnd: (id: number) => void
}

const Pages = ({ pages, shownId, onEnd }: PagesProps): ReactNode => {
  const endOf = usePageLifetimes(pages)
  return pages.map(({ id }) => (
    <Activity key={id} mode={id === shownId ? 'visible' : 'hidden'}>
      <PageLifetimeContext value={endOf(id)}>
        <Inside onEnd={() => onEnd(id)} />
      </PageLifetimeContext>
    </Activity>
  ))
}

const [FIRST, SECOND] = [{ id: 1 }, { id: 2 }]

const open = () => {
  const ended: number[] = []
  const tree = (pages: PagesProps['pages'], shownId: number) => (
    <Pages pages={pages} shownId={shownId} onEnd={(id) => ended.push(id)} />
  )
  const screen = render(tree([FIRST], 1))
  return { ended, screen, show: (...given: Parameters<typeof tree>) => screen.show(tree(...given)) }
}

pageEnds('has not come for a page that is kept behind another', () => {
  const { ended, screen, show } = open()
  show([FIRST, SECOND], 2)
  assert.equal(ended, [])
  screen.remove()
})

pageEnds('comes once for a page that is kept no longer, also when it was shown again in between', () => {
  const { ended, screen, show } = open()
  show([FIRST, SECOND], 2)
  show([FIRST, SECOND], 1)
  show([SECOND], 2)
  show([SECOND], 2)
  assert.equal(ended, [1])
  screen.remove()
})

pageEnds.run()
