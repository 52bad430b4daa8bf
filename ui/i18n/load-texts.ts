import { BASE, type LoadTexts, type TextTree, type TextTrees } from './translations.ts'

// Beside `translations.ts`, as whoever imports this has the texts of the whole shop in their bundle.

/** One chunk a language and file, made by the bundler from the pattern. */
export const loadTexts: LoadTexts = async (language, file) => {
  const { default: texts } = (await import(`./locales/${language}/${file}.json`)) as { default: TextTree }
  return file === BASE ? (texts as TextTrees) : { [file]: texts }
}
