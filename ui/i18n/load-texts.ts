import { BASE, type LoadTexts, type TextTree, type TextTrees } from './translations.ts'

// Separate from `translations.ts`, because importing this bundles the texts of the whole shop.

/** One chunk per language and file, made by the bundler from the pattern. */
export const loadTexts: LoadTexts = async (language, file) => {
  const { default: texts } = (await import(`./locales/${language}/${file}.json`)) as { default: TextTree }
  return file === BASE ? (texts as TextTrees) : { [file]: texts }
}
