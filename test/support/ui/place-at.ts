import type { Place } from '../../../ui/navigation/navigator.ts'
import { matchRoute } from '../../../ui/navigation/routes.ts'

/** Where somebody has come by a link, before its screen is there. */
export const placeAt = (url: string): Place => ({
  url,
  arrival: 'forward',
  historyId: 0,
  match: matchRoute(url),
  hasFailed: false,
  isRefused: false,
})
