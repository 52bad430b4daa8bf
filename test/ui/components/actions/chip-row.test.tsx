import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Chip, ChipRow } from '../../../../ui/components/actions/Chip.tsx'
import { render } from '../../../support/ui/render.tsx'

const row = suite('a row of chips')

row('scrolls a focused chip fully into view', () => {
  const screen = render(
    <ChipRow label="Jawaban cepat">
      <Chip onClick={() => undefined}>Apa saja ukurannya?</Chip>
    </ChipRow>,
  )
  const chip = screen.get('button', 'Apa saja ukurannya?')
  const asked: unknown[] = []
  Object.assign(chip, {
    matches: (selector: string) => selector === ':focus-visible',
    scrollIntoView: (how: unknown) => asked.push(how),
  })
  act(() => chip.focus())
  assert.equal(asked, [{ block: 'nearest', inline: 'nearest' }])
  screen.remove()
})

row.run()
