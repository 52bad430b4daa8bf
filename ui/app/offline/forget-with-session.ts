import type { App } from '../../../application/app.ts'
import { OWN_STORE, type ToWorker } from '../../../domain/offline/stores.ts'
import { forgetDrafts, forgetDraftsSince } from '../../hooks/forms/kept-draft.ts'

/**
 * Nothing of a shopper stays once nobody is signed in; by the page itself too, should no worker answer. What they were
 * typing stays for them when the server ended the session, and goes when they did.
 */
export const forgetWithSession = (
  { session }: Pick<App, 'session'>,
  tell: (message: ToWorker) => void,
): void => {
  session.session$.subscribe(({ kind }) => {
    forgetDraftsSince(session.signOuts())
    if (kind !== 'visitor') return
    if (session.hasSignedOut()) forgetDrafts()
    tell({ kind: 'forget' })
    void globalThis.caches?.delete(OWN_STORE).catch(() => undefined)
  })
}
