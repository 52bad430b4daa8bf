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

/**
 * Does to a page what Chrome's translator does: each text node goes into two `<font>` elements as a new one, and the old
 * one leaves the page. What stands in `translate="no"` stays.
 */
export const translatePage = (root: HTMLElement): void => {
  const found: Text[] = []
  const collect = (element: Element): void => {
    for (const node of element.childNodes) {
      if (node.nodeType === 3) found.push(node as Text)
      else if (node.nodeType === 1 && (node as Element).getAttribute('translate') !== 'no') {
        collect(node as Element)
      }
    }
  }
  collect(root)
  for (const text of found) {
    if (text.data.trim() === '') continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(document.createTextNode(text.data))
    outer.append(inner)
    text.replaceWith(outer)
  }
}
