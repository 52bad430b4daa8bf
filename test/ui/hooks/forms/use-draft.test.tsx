import { act, type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { draftText } from '../../../../domain/shared/fields.ts'
import { drafts as kept, useDraft } from '../../../../ui/hooks/forms/use-draft.ts'

const drafts = suite('the draft of a form after a reload')
const NAME = 'visitor try'

drafts.before.each(() => sessionStorage.clear())

const Form = (): ReactNode => {
  const draft = useDraft(NAME)
  const [account, setAccount] = useState(draftText(draft, 'account') ?? '')
  return (
    <>
      <input name="account" value={account} onChange={(event) => setAccount(event.target.value)} />
      <input name="other" defaultValue="of the host" />
    </>
  )
}

/** A form that is server-rendered, without what was kept, with the focus in one of its fields; then its code. */
const takenOver = (focused: string) => {
  const container = document.createElement('div')
  container.innerHTML = '<input name="account" value=""><input name="other" value="of the host">'
  document.body.append(container)
  const fieldOf = (name: string): HTMLInputElement => {
    const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  fieldOf(focused).focus()
  fieldOf(focused).setSelectionRange(0, 0)
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(container, <Form />, { onRecoverableError: () => undefined })
  })
  const field = fieldOf(focused)
  const selected = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
  act(() => root?.unmount())
  container.remove()
  return { value: field.value, selected }
}

drafts('yields to what is typed into the already focused field', () => {
  kept.keep(NAME, { account: 'rani@contoh.id' })
  assert.equal(takenOver('account'), { value: 'rani@contoh.id', selected: 'rani@contoh.id' })
})

drafts('selects nothing in a field without a draft', () => {
  kept.keep(NAME, { account: 'rani@contoh.id' })
  assert.is(takenOver('other').selected, '')
})

drafts.run()
