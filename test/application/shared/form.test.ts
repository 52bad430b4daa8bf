import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { createForm, errorAt, type FormErrors, newForm } from '../../../application/shared/form.ts'

const form = suite('a form')

type Values = { readonly name: string; readonly city: string }

const check = ({ name, city }: Values): FormErrors<Values> => ({
  ...(name === '' && { name: 'name missing' }),
  ...(city === '' && { city: 'city missing' }),
})

const open = (initial: Values = { name: 'Sari', city: 'Bali' }) => {
  let state = newForm(initial)
  const answers: ((texts: FormErrors<Values> | undefined) => void)[] = []
  const sent: Values[] = []
  const onSubmit = (values: Values): Promise<FormErrors<Values> | undefined> => {
    sent.push(values)
    return new Promise((resolve) => answers.push(resolve))
  }
  const flow = createForm<Values>(initial, { check, onSubmit }, (next) => {
    state = next
  })
  const answer = async (texts?: FormErrors<Values>): Promise<void> => {
    answers.at(-1)?.(texts)
    await settle()
  }
  const errors = () => {
    const faults = check(state.values)
    return [errorAt(state, faults, 'name'), errorAt(state, faults, 'city')]
  }
  return { ...flow, sent, answer, errors, state: () => state }
}

form('shows no fault before a field was left, and from then on at every change', () => {
  const { errors, touch, set } = open({ name: '', city: '' })
  assert.equal(errors(), [undefined, undefined])
  touch('name')
  assert.equal(errors(), ['name missing', undefined])
  set({ name: 'Sari' })
  assert.equal(errors(), [undefined, undefined])
  set({ name: '' })
  assert.equal(errors(), ['name missing', undefined])
})

form('is not sent when its check fails, and shows every fault', async () => {
  const { errors, submit, sent, state } = open({ name: '', city: '' })
  await submit()
  assert.equal([sent.length, errors(), state().refusals], [0, ['name missing', 'city missing'], 1])
})

form('is sent once, however often it is submitted meanwhile', async () => {
  const { submit, sent, answer, state } = open()
  void submit()
  void submit()
  assert.equal([sent.length, state().isBusy], [1, true])
  await answer()
  assert.is(state().isBusy, false)
  void submit()
  assert.is(sent.length, 2)
})

form('is untouched again once it was accepted', async () => {
  const { set, submit, answer, state } = open()
  set({ name: 'Budi' })
  assert.is(state().isDirty, true)
  void submit()
  await answer()
  assert.is(state().isDirty, false)
})

form('stays touched when it was not accepted, though no field is at fault', async () => {
  const { set, submit, answer, state } = open()
  set({ name: 'Budi' })
  void submit()
  await answer({})
  assert.equal([state().isDirty, state().isBusy, state().refusals], [true, false, 0])
})

form('stays touched by what was typed while it was sent', async () => {
  const { set, submit, answer, state } = open()
  set({ name: 'Budi' })
  void submit()
  set({ city: 'Solo' })
  await answer()
  assert.is(state().isDirty, true)
})

form('clears the server’s refusal of an edited field, and of no other', async () => {
  const { set, submit, answer, errors, state } = open()
  void submit()
  await answer({ name: 'taken', city: 'unknown' })
  assert.equal([errors(), state().refusals, state().isDirty], [['taken', 'unknown'], 1, false])
  set({ name: 'Budi' })
  assert.equal(errors(), [undefined, 'unknown'])
  set({ name: 'Sari' })
  assert.equal(errors(), ['taken', 'unknown'])
})

form('shows no refusal at a field that was edited during the call', async () => {
  const { set, submit, answer, errors } = open()
  void submit()
  set({ name: 'Budi' })
  await answer({ name: 'taken' })
  assert.equal(errors(), [undefined, undefined])
})

form('can be submitted again after its submission threw', async () => {
  let tries = 0
  const flow = createForm<Values>(
    { name: 'Sari', city: 'Bali' },
    {
      check,
      onSubmit: () => {
        tries += 1
        return Promise.reject(new Error('broken'))
      },
    },
    () => undefined,
  )
  for (let round = 0; round < 2; round++) {
    let message = ''
    await flow.submit().catch((cause: Error) => {
      message = cause.message
    })
    assert.is(message, 'broken')
  }
  assert.is(tries, 2)
})

form('is checked and sent with the current rules', async () => {
  const { follow, submit, sent, state } = open()
  follow({ check: () => ({ city: 'too far' }), onSubmit: async () => undefined })
  await submit()
  assert.equal([sent.length, state().refusals], [0, 1])
})

form('can be reset with other values', async () => {
  const { reset, submit, errors, state } = open({ name: '', city: '' })
  await submit()
  reset({ name: '', city: 'Bali' })
  assert.equal([errors(), state().isDirty], [[undefined, undefined], false])
})

form.run()
