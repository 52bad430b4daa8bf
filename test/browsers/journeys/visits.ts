import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import { tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { by, type Page } from '../page/page.ts'
import type { Surroundings } from './journey.ts'

/** A word with placeholders as a pattern: whatever stands in their place. */
export const pattern = (word: string): RegExp => {
  const parts = word.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}`)
}

/** Makes the browser's visitor the demo shopper; gives the token. */
export const enter = async (page: Page, { origin }: Surroundings): Promise<string> => {
  const token = await tokenOf(origin)
  await page.go('/platform')
  await page.session.setCookie(COOKIE_NAMES.token, token)
  return token
}

/** The page asks by itself every 15 s; a shopper who cannot wait loads it anew. */
export const reloadUntil = async (page: Page, ...path: Parameters<typeof by>): Promise<void> => {
  const target = by(...path)
  for (let tries = 0; tries < 20; tries += 1) {
    const isThere = page
      .until('', async () => (await page.all(target)).length > 0, 2_000)
      .then(
        () => true,
        () => false,
      )
    if (await isThere) return
    await page.reload()
  }
  await page.see(target)
}

/** A picture chosen where a label asks for one, and carried up to its end. */
export const addPicture = async (page: Page, label: string, picture: string): Promise<void> => {
  const { say } = page
  await page.choose(by('field', `${say('kit.upload.add')}: ${say(label)}`), picture)
  await page.see(by('button', pattern(say('kit.upload.remove'))))
  await page.until('the picture is up', () =>
    page.run(() => document.querySelectorAll('[data-phase="done"]').length > 0),
  )
}
