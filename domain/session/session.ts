import type { User } from '../account/user.ts'

/** A token in the store means signed in (spec storefront 4). The user may still be on the way. */
export type Session =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'signed-in'; readonly token: string; readonly user: User | undefined }

export const isSignedIn = (session: Session): boolean => session.kind === 'signed-in'
