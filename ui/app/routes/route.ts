/** The bottom tab that is lit while a page is shown. */
export type TabName = 'home' | 'explore' | 'messages' | 'bag' | 'me'

/** Locale files other than core and kit, which are always loaded: `ui/i18n/locales/<language>/<context>.json`. */
export type WordsContext =
  | 'account'
  | 'addresses'
  | 'profile'
  | 'passwords'
  | 'reading'
  | 'shops'
  | 'forms'
  | 'afterSale'
  | 'cart'
  | 'catalogue'
  | 'chat'
  | 'chatList'
  | 'detail'
  | 'search'
  | 'orders'
  | 'session'
  | 'wallet'
  | 'money'
  | 'records'

/** One path of spec storefront 2, as data. */
export type Route = {
  readonly path: string
  /** Short name: of its title, of its screen in `screens.ts`, and in the build's list of styles. */
  readonly name: string
  /** Key of the locale files: `X` of the document title "X - Lintas". */
  readonly titleKey: string
  readonly words: readonly WordsContext[]
  readonly tab: TabName
  /** Roots show the tabs on phones, inner pages a back arrow instead. */
  readonly kind: 'root' | 'inner'
  /** Kept alive when left. Every page but the product detail (spec storefront 2). */
  readonly isKept: boolean
  /** Its tabs live in the path: replacing one path of it by another keeps the page and its focus. */
  readonly isOnePage?: boolean
  readonly surface: 'bg' | 'canvas'
  readonly column: 'wide' | 'col' | 'form'
}
