import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '../../../domain/account/language.ts'
import {
  createTranslations,
  type TextTree,
  type TextTrees,
  type Translations,
} from '../../../ui/i18n/translations.ts'

/** Everything that the app can say in a language, as shoppers read it. */
export const realTranslations = (language: Language): Translations => {
  const folder = `ui/i18n/locales/${language}`
  const trees = readdirSync(folder).map((file) => {
    const tree: TextTree = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
    return file === 'base.json' ? (tree as TextTrees) : { [file.replace('.json', '')]: tree }
  })
  const store = createTranslations(async () => ({}), language)
  store.add(language, Object.assign({}, ...trees))
  return store.translations$.value
}
