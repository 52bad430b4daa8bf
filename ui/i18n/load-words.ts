import type { Language } from '../../domain/account/language.ts'

/** The words of a context as its file holds them: nested names, plural forms with i18next's suffixes. */
export type WordTree = { readonly [name: string]: string | WordTree }

/** Words of a language, by context. */
export type WordTrees = Readonly<Record<string, WordTree>>

/** Brings the words of one context; `base` stands for core, kit and offline, which every page needs. */
export type LoadWords = (language: Language, context: string) => Promise<WordTrees>

export const BASE = 'base'

type Base = { readonly words: WordTrees; readonly load: (context: string) => Promise<unknown> }

/**
 * One chunk a language and context, asked for when first needed. The bundler makes the list of files from the
 * pattern in each language's base, so that a new file needs no line here and no page brings the lists of all six.
 */
export const loadWords: LoadWords = async (language, context) => {
  const { words, load } = (await import(`./base/${language}.ts`)) as Base
  if (context === BASE) return words
  const file = (await load(context)) as { readonly default: WordTree }
  return { [context]: file.default }
}
