import { useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { OptionGroup } from '../../../../ui/components/actions/OptionGroup.tsx'
import { hit, press, render } from '../../../support/ui/render.tsx'

const options = suite('option group')

const isChecked = (radio: HTMLElement): boolean => (radio as HTMLInputElement).checked

const Colours = ({ start }: { readonly start?: string }) => {
  const [value, setValue] = useState(start)
  return (
    <OptionGroup
      label="Warna"
      value={value}
      onChange={setValue}
      options={[
        { value: 'white', label: 'Putih', swatch: '#fff' },
        { value: 'black', label: 'Hitam', isDisabled: true },
        { value: 'sand', label: 'Pasir' },
      ]}
    />
  )
}

options('is a named radio group', () => {
  const screen = render(<Colours />)
  assert.ok(screen.get('radiogroup', 'Warna'))
  screen.remove()
})

options('moves to the first and the last available option by Home and End', () => {
  const screen = render(<Colours start="white" />)
  const checked = () => screen.all('radio').findIndex(isChecked)
  hit(screen.get('radio', 'Putih'), 'End')
  assert.is(checked(), 2)
  assert.is(document.activeElement, screen.get('radio', 'Pasir'))
  hit(screen.get('radio', 'Pasir'), 'Home')
  assert.is(checked(), 0)
  screen.remove()
})

options('chooses by press, and only one', () => {
  const screen = render(<Colours start="white" />)
  press(screen.get('radio', 'Pasir'))
  assert.equal(screen.all('radio').map(isChecked), [false, false, true])
  screen.remove()
})

options.run()
