import type { ReactNode } from 'react'
import { useStream } from '../hooks/use-stream.ts'
import { WordsContext } from './use-words.ts'
import type { WordsStore } from './words-store.ts'

type WordsProviderProps = { readonly store: WordsStore; readonly children: ReactNode }

/** Gives the words in use to everything inside; all of it is drawn anew when the language is switched. */
export const WordsProvider = ({ store, children }: WordsProviderProps): ReactNode => (
  <WordsContext value={useStream(store.words$)}>{children}</WordsContext>
)
