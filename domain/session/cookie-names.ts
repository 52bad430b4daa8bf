/**
 * The cookies of the shop, as page and server both read them. The token lives in a cookie named for the admin token
 * (spec storefront 6).
 */
export const COOKIE_NAMES = {
  token: 'admin_token',
  language: 'lintas_lang',
  theme: 'lintas_theme',
} as const
