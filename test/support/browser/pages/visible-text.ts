import { existsSync, readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import type { Language } from '../../../../domain/account/language.ts'

type Tree = { readonly [name: string]: string | Tree }

const read = (language: Language, file: string): Tree | undefined => {
  const folder = file.startsWith('counter') ? 'ui/counter/locales' : 'ui/i18n/locales'
  const path = `${folder}/${language}/${file}.json`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** An area has a file of its own, or is in that of what every page needs. */
const areaOf = (language: Language, area: string): Tree =>
  read(language, area) ?? (read(language, 'base')?.[area] as Tree)

/** The words of a language as the app has them, by "context.name": tests ask for what a shopper reads. */
export const wordsOf = (language: Language): ((key: string) => string) => {
  const files = new Map<string, Tree>()
  return (key) => {
    const [context = '', ...path] = key.split('.')
    const file = files.get(context) ?? areaOf(language, context)
    files.set(context, file)
    const found = path.reduce<string | Tree | undefined>(
      (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
      file,
    )
    if (typeof found !== 'string') throw new Error(`no word ${key} in ${language}`)
    // The shop as it comes; a brand of its own is what a test is about.
    return found.replaceAll('{{brand}}', 'Lintas')
  }
}

/** A word with placeholders as a pattern for a whole name: whatever stands in their place. */
export const patternOf = (word: string): RegExp => {
  const parts = word.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}`)
}

/** Kept pages stay in the document, hidden: a shopper means the one in sight. */
export const inSight = (locator: Locator): Locator => locator.filter({ visible: true }).first()

export const button = (page: Page, name: string | RegExp): Locator =>
  inSight(page.getByRole('button', { name, exact: typeof name === 'string' }))
export const link = (page: Page, name: string | RegExp): Locator =>
  inSight(page.getByRole('link', { name, exact: typeof name === 'string' }))
export const field = (page: Page, label: string): Locator => inSight(page.getByLabel(label, { exact: true }))
