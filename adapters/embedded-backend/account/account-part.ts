import type { BackendPart } from '../backend-part.ts'
import { addressRoutes } from './address-routes.ts'
import { areaRoutes } from './area-routes.ts'
import { articleRoutes } from './article-routes.ts'
import { complaintRoutes } from './complaint-routes.ts'
import { languageRoutes } from './language-routes.ts'
import { noticeRoutes } from './notice-routes.ts'
import { notify } from './notify.ts'
import { passwordRoutes } from './password-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { uploadRoutes } from './upload-routes.ts'

/** Sessions, profile, passwords, addresses, languages, articles, notices, uploads, complaints (api.md 5 and 6). */
export const accountPart: BackendPart = {
  name: 'account',
  routes: (deps) => [
    ...sessionRoutes(deps),
    ...profileRoutes(deps),
    ...passwordRoutes(deps),
    ...addressRoutes(deps),
    ...areaRoutes(deps),
    ...languageRoutes(deps),
    ...articleRoutes(deps),
    ...noticeRoutes(deps),
    ...uploadRoutes(deps),
    ...complaintRoutes(deps),
  ],
  onRegistered: (tx, shopperId, { clock }) =>
    notify(tx, clock, { shopperId, kind: 'welcome', type: 'system', link: '/changePayPwd' }),
}
