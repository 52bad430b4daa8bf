import { act, type ReactNode, useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { useApp } from '../../../ui/hooks/use-app.ts'
import { userRow } from '../../support/api-rows.ts'
import { openShell } from '../../support/ui/open-shell.tsx'

const shopper = suite('a change of shopper that is noticed late')

/** Keeps whom it was opened for, as a list of orders keeps its rows. */
const Orders = () => {
  const [id] = useState(useApp().session.user$.value?.id)
  return <main tabIndex={-1}>{`orders of ${id}`}</main>
}

const Shop = () => {
  const [id] = useState(useApp().session.user$.value?.id)
  return <main tabIndex={-1}>{`a shop as ${id ?? 'nobody'} sees it`}</main>
}

shopper('shows nothing of the first shopper on the page that a sleeping tab had open', async () => {
  const shell = await openShell({
    at: '/myPurchases',
    token: 'first',
    screens: { myPurchases: Orders },
    prepare: ({ http }) => {
      http.answer('/api/user/getUserInfo', ({ headers }) =>
        accepted(userRow({ id: headers['token'] === 'first' ? 7 : 9 })),
      )
      http.answer('/api/user/logout', () => accepted())
      http.answer('/api/user/login', () => accepted({ userinfo: { token: 'second' } }))
    },
  })
  await shell.rest()
  assert.match(shell.screen.text(), 'orders of 7')
  const other = shell.openTab()
  const wake = shell.sleepTabs()
  await other.session.signOut()
  await other.session.signIn({ account: 'sari@example.com', password: 'rahasia1' })
  await act(async () => wake())
  await shell.rest()
  assert.not.match(shell.screen.text(), 'orders of 7')
  assert.is(shell.history.url(), '/myPurchases')
  shell.screen.remove()
})

shopper('shows nothing of the one who signed out, however long the next page takes', async () => {
  let open: (screen: () => ReactNode) => void = () => undefined
  const door = new Promise<() => ReactNode>((resolve) => {
    open = resolve
  })
  const shell = await openShell({
    at: '/myPurchases',
    token: 'first',
    load: (name) => (name === 'login' ? door : Promise.resolve(Orders)),
    prepare: ({ http }) => {
      http.answer('/api/user/getUserInfo', () => accepted(userRow({ id: 7 })))
      http.answer('/api/user/logout', () => accepted())
    },
  })
  assert.match(shell.screen.text(), 'orders of 7')
  await act(async () => shell.openTab().session.signOut())
  await shell.rest()
  assert.not.match(document.body.innerHTML, 'orders of')
  void shell.navigator.go('/login', { replace: true })
  await shell.rest()
  assert.not.match(document.body.innerHTML, 'orders of')
  open(() => <main tabIndex={-1}>the door</main>)
  await shell.rest()
  assert.match(shell.screen.text(), 'the door')
  shell.screen.remove()
})

shopper('shows a public page as if the one who signed out had not been there', async () => {
  const shell = await openShell({
    at: '/shop/1',
    token: 'first',
    screens: { shop: Shop },
    prepare: ({ http }) => {
      http.answer('/api/user/getUserInfo', () => accepted(userRow({ id: 7 })))
      http.answer('/api/user/logout', () => accepted())
    },
  })
  assert.match(shell.screen.text(), 'as 7 sees it')
  await act(async () => shell.openTab().session.signOut())
  await shell.rest()
  assert.match(shell.screen.text(), 'as nobody sees it')
  assert.is(shell.history.url(), '/shop/1')
  shell.screen.remove()
})

shopper.run()
