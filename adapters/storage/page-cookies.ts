type Page = Pick<Document, 'cookie'>

/** What the page's first lines have read before any code was there (`.tools/face/first-lines/`). */
export type EarlyCookies = { cookies?: string | undefined }

/**
 * The page's cookies as one text. The first read stops a page until another process has answered, up to 30 ms in the
 * middle of its start: what the first lines have asked for without waiting serves for this turn of the page, and
 * nothing later, since another tab may sign in or out at any time.
 */
export const pageCookies = (
  page: Page = document,
  early: EarlyCookies | undefined = (globalThis as { lintasEarly?: EarlyCookies }).lintasEarly,
  later: (run: () => void) => void = setTimeout,
): Page => {
  const forget = (): void => {
    if (early) early.cookies = undefined
  }
  later(forget)
  return {
    get cookie() {
      return early?.cookies ?? page.cookie
    },
    set cookie(text) {
      forget()
      page.cookie = text
    },
  }
}
