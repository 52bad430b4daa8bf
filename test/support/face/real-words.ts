import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '../../../domain/account/language.ts'
import type { WordTree } from '../../../ui/i18n/load-words.ts'
import type { Words } from '../../../ui/i18n/use-words.ts'
import { createWords } from '../../../ui/i18n/words-store.ts'

/** Everything that the app can say in a language, as shoppers read it. */
export const realWords = (language: Language): Words => {
  const folder = `ui/i18n/locales/${language}`
  const trees = readdirSync(folder).map((file) => {
    const tree: WordTree = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
    return [file.replace('.json', ''), tree] as const
  })
  const store = createWords(async () => ({}), language)
  store.add(language, Object.fromEntries(trees))
  return store.words$.value
}
