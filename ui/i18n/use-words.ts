import { createContext, useContext } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '../../domain/account/language.ts'

/** What a component needs to speak: a word by key, and the language for Intl. */
export type Words = {
  readonly t: (key: string, values?: Record<string, unknown>) => string
  readonly language: Language
}

export const WordsContext = createContext<Words>({ t: (key) => key, language: DEFAULT_LANGUAGE })

/** The words of the language in use. Outside a provider every key answers with itself. */
export const useWords = (): Words => useContext(WordsContext)
