import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, unauthorised } from '../../../../adapters/fakes/fake-http.ts'
import { draftText } from '../../../../domain/shared/fields.ts'
import { forgetWithSession } from '../../../../ui/app/offline/start-offline.ts'
import { drafts } from '../../../../ui/hooks/forms/use-draft.ts'
import { userRow } from '../../../support/api-rows.ts'
import { createFakeApp } from '../../../support/ui/fake-app.ts'

const forgetting = suite('form drafts of a tab')

const FORMS = ['7 address new', '7 profile', ' order']
const kept = () => FORMS.filter((name) => draftText(drafts.read(name), 'text') !== undefined)

const open = async () => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/logout', () => accepted())
  await fake.app.session.guard('/address')
  for (const name of FORMS) drafts.keep(name, { text: 'Jl. Mawar 3' })
  sessionStorage.setItem('lintas_scroll', '[]')
  const told: string[] = []
  forgetWithSession(fake.app, ({ kind }) => void told.push(kind))
  return { ...fake, told }
}

forgetting.before.each(() => sessionStorage.clear())

forgetting('are deleted when the shopper signs out, and nothing else of the tab', async () => {
  const { app, told } = await open()
  assert.equal(kept(), FORMS)
  await app.session.signOut()
  assert.equal(kept(), [])
  assert.is(sessionStorage.getItem('lintas_scroll'), '[]')
  assert.equal(told, ['forget'])
})

forgetting('are deleted when they sign out in another tab', async () => {
  const { openTab } = await open()
  await openTab().session.signOut()
  assert.equal(kept(), [])
})

forgetting('are kept when the server ended the session', async () => {
  const { app, http } = await open()
  http.answer('/api/user/getUserInfo', () => unauthorised())
  await app.session.refreshUser()
  assert.is(app.session.session$.value.kind, 'visitor')
  assert.equal(kept(), FORMS)
})

forgetting('are deleted when they signed out while the tab had no page of the app open', async () => {
  const { app, openTab, reload } = await open()
  await openTab().session.signOut()
  // As it stood in a tab that was elsewhere meanwhile.
  sessionStorage.setItem('lintas_sign_outs', '')
  for (const name of FORMS) drafts.keep(name, { text: 'Jl. Mawar 3' })
  assert.is(app.session.session$.value.kind, 'visitor')
  forgetWithSession(reload(), () => undefined)
  assert.equal(kept(), [])
})

forgetting('are kept over a reload when nobody has signed out', async () => {
  const { reload } = await open()
  forgetWithSession(reload(), () => undefined)
  assert.equal(kept(), FORMS)
})

forgetting.run()
