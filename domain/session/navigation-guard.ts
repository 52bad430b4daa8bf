/** The guard's decision about a path (requirement S6). `notice` is a key of the locale files. */
export type GuardDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'redirect'; readonly to: string; readonly notice?: 'loginFirst' }

/** The paths a visitor may open; sub-paths match by prefix (requirement S6). */
const VISITOR_PATHS = [
  '/login',
  '/register',
  '/home',
  '/shop',
  '/explore',
  '/detail',
  '/search',
  '/forgotPassword',
  '/changePassword',
] as const

/** Path prefixes are compared per segment, ignoring case: "/shop/3" is open, "/shopping" is not. */
export const isOpenToVisitors = (path: string): boolean => {
  const pathname = (path.split(/[?#]/, 1)[0] ?? '').toLowerCase()
  return VISITOR_PATHS.some((open) => {
    const prefix = open.toLowerCase()
    return pathname === prefix || pathname.startsWith(`${prefix}/`)
  })
}

const SIGN_IN = /^\/login\/*$/i

/** The decision for a session whose user needs no loading. "/" is open: it only redirects to /home. */
export const guardPath = (path: string, isSignedIn: boolean): GuardDecision => {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  if (isSignedIn) {
    return SIGN_IN.test(pathname) ? { kind: 'redirect', to: '/' } : { kind: 'open' }
  }
  if (pathname === '/' || pathname === '' || isOpenToVisitors(path)) return { kind: 'open' }
  return { kind: 'redirect', to: '/login', notice: 'loginFirst' }
}

/** A safe path to return to after signing in: within this app, never another origin or /login itself. */
export const safeReturnPath = (path: string | undefined): string => {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\')) return '/'
  const hasControl = [...path].some((character) => character < ' ')
  const lower = path.toLowerCase()
  return hasControl || lower.startsWith('/login') || lower.startsWith('/register') ? '/' : path
}
