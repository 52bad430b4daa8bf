import type { App } from '../../../application/app.ts'
import { whenIdle } from '../../hooks/loading/when-to-load.ts'

/** Asks how many notices are unread, once for each sign-in and in a quiet moment: every bell tells, not that of "Me" alone. */
export const countNotices = (
  { account, session }: Pick<App, 'account' | 'session'>,
  idle = whenIdle,
): void => {
  let asked = ''
  session.session$.subscribe((now) => {
    const token = now.kind === 'signed-in' ? now.token : ''
    const isNew = token !== '' && token !== asked
    asked = token
    if (isNew) idle(() => void account.refreshNotices())
  })
}
