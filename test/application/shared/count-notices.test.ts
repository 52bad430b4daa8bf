import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createState } from '../../../application/shared/streams.ts'
import { countNotices } from '../../../application/shared/when-signed-in.ts'
import type { Session } from '../../../domain/session/session.ts'
import { ok } from '../../../domain/shared/result.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const notices = suite('the count of unread notices')

const run = (first: Session) => {
  const { app } = createFakeApp()
  const session$ = createState<Session>(first)
  const waiting: (() => void)[] = []
  let asked = 0
  const refreshNotices = async () => {
    asked += 1
    return ok(0)
  }
  const account = { ...app.account, refreshNotices }
  countNotices({ account, session: { ...app.session, session$: session$.stream } }, (act) =>
    waiting.push(act),
  )
  const idle = (): void => {
    for (const act of waiting.splice(0)) act()
  }
  return { session$, idle, asked: () => asked }
}

const signedIn = (token: string): Session => ({ kind: 'signed-in', token, user: undefined })

notices('is loaded when the page is idle, whatever page a shopper arrives at', () => {
  const { idle, asked } = run(signedIn('t'))
  assert.is(asked(), 0)
  idle()
  assert.is(asked(), 1)
})

notices('is loaded once per sign-in, however often the shopper is emitted', () => {
  const { session$, idle, asked } = run(signedIn('t'))
  session$.set({ ...signedIn('t') })
  idle()
  assert.is(asked(), 1)
  session$.set({ kind: 'visitor' })
  session$.set(signedIn('u'))
  idle()
  assert.is(asked(), 2)
})

notices('is not loaded while nobody is signed in', () => {
  const { idle, asked } = run({ kind: 'visitor' })
  idle()
  assert.is(asked(), 0)
})

notices.run()
