import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ListRow } from '../../../../ui/components/forms.ts'
import { render } from '../../../support/ui/render.tsx'

const rows = suite('rows of a list')

const iconsOf = (screen: ReturnType<typeof render>): number => screen.container.querySelectorAll('svg').length

rows('have a chevron when they are links, and none when they act', () => {
  const link = render(<ListRow label="Alamat" href="/address" />)
  assert.is(iconsOf(link), 1)
  link.remove()
  const act = render(<ListRow label="Salin" onClick={() => undefined} />)
  assert.is(iconsOf(act), 0)
  act.remove()
})

rows.run()
