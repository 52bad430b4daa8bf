import { act, useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { FieldButton, PasswordField } from '../../../../ui/components/fields/SpecialFields.tsx'
import { TextField } from '../../../../ui/components/fields/TextField.tsx'
import { useForm } from '../../../../ui/hooks/forms/use-form.ts'
import { descriptionOf } from '../../../support/ui/accessible.ts'
import { leave, press, render, settle, type } from '../../../support/ui/render.tsx'
import { installVirtualTimers } from '../../../support/ui/virtual-timers.ts'

const fields = suite('fields')
const nothing = (): void => undefined

fields('are named by their label and described by their help', () => {
  const screen = render(<TextField label="Nama" value="" onChange={nothing} help="Sesuai KTP" />)
  assert.is(descriptionOf(screen.get('textbox', 'Nama')), 'Sesuai KTP')
  screen.remove()
})

fields('show an error in place of the help, and are marked invalid', () => {
  const screen = render(
    <TextField label="Nama" value="" onChange={nothing} help="Sesuai KTP" error="Isi nama." />,
  )
  const input = screen.get('textbox', 'Nama')
  assert.is(descriptionOf(input), 'Isi nama.')
  assert.is(input.getAttribute('aria-invalid'), 'true')
  screen.remove()
})

fields('count characters as a person sees them', () => {
  const screen = render(
    <TextField label="Nama" value="名前🙂" onChange={nothing} maxCharacters={20} hasCounter />,
  )
  assert.match(screen.text(), '3/20')
  screen.remove()
})

fields('show a password on request and hide it again', () => {
  const screen = render(<PasswordField label="Kata sandi" value="rahasia" onChange={nothing} />)
  assert.is(screen.get('textbox', 'Kata sandi').getAttribute('type'), 'password')
  press(screen.get('button', 'Tampilkan kata sandi'))
  assert.is(screen.get('textbox', 'Kata sandi').getAttribute('type'), 'text')
  assert.ok(screen.find('button', 'Sembunyikan kata sandi'))
  screen.remove()
})

fields('that open a sheet announce label and value', () => {
  const screen = render(<FieldButton label="Wilayah" value="Bandung" onClick={nothing} />)
  assert.ok(screen.get('button', 'Wilayah: Bandung'))
  screen.remove()
})

const sent: unknown[] = []
const NameForm = ({ refuse = false }: { readonly refuse?: boolean }) => {
  const form = useForm({
    initial: { name: '', city: 'Bandung' },
    check: ({ name }) => ({ name: name === '' ? 'Isi nama.' : undefined }),
    onSubmit: async (values) => {
      sent.push(values)
      return refuse ? { city: 'Kota tidak dikenal.' } : undefined
    },
  })
  return (
    <form ref={form.ref} onSubmit={form.submit}>
      <TextField label="Nama" {...form.field('name')} />
      <TextField label="Kota" {...form.field('city')} />
      <button type="submit">Simpan</button>
      <output>{String(form.isDirty)}</output>
    </form>
  )
}

const Again = () => {
  const [isThere] = useState(true)
  return isThere ? <NameForm /> : null
}

fields('that lose focus by a press show their error after it, so that nothing moves under it', () => {
  const timers = installVirtualTimers()
  const screen = render(<Again />)
  const name = screen.get('textbox', 'Nama')
  const tell = (type: string): unknown =>
    screen.get('button', 'Simpan').dispatchEvent(new Event(type, { bubbles: true }))
  tell('mousedown')
  leave(name)
  assert.is(name.getAttribute('aria-invalid'), null)
  tell('mouseup')
  assert.is(name.getAttribute('aria-invalid'), null)
  act(() => timers.advance(0))
  assert.is(name.getAttribute('aria-invalid'), 'true')
  screen.remove()
  timers.restore()
})

fields('are not marked wrong before they are left', () => {
  const screen = render(<Again />)
  assert.is(screen.get('textbox', 'Nama').getAttribute('aria-invalid'), null)
  leave(screen.get('textbox', 'Nama'))
  assert.is(descriptionOf(screen.get('textbox', 'Nama')), 'Isi nama.')
  type(screen.get('textbox', 'Nama'), 'Rani')
  assert.is(screen.get('textbox', 'Nama').getAttribute('aria-invalid'), null)
  screen.remove()
})

fields('focus the first wrong one when the form is sent', async () => {
  sent.length = 0
  const screen = render(<NameForm />)
  press(screen.get('button', 'Simpan'))
  await settle()
  assert.equal(sent, [])
  assert.is(document.activeElement, screen.get('textbox', 'Nama'))
  screen.remove()
})

fields('show the server’s refusal until they are changed', async () => {
  sent.length = 0
  const screen = render(<NameForm refuse />)
  type(screen.get('textbox', 'Nama'), 'Rani')
  press(screen.get('button', 'Simpan'))
  await settle()
  assert.equal(sent, [{ name: 'Rani', city: 'Bandung' }])
  assert.is(descriptionOf(screen.get('textbox', 'Kota')), 'Kota tidak dikenal.')
  assert.is(document.activeElement, screen.get('textbox', 'Kota'))
  type(screen.get('textbox', 'Kota'), 'Bogor')
  assert.is(descriptionOf(screen.get('textbox', 'Kota')), '')
  screen.remove()
})

fields.run()
