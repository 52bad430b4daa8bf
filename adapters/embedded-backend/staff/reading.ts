import { LANGUAGES, type Language } from '../../../domain/account/language.ts'
import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import type { OtherWords } from '../rows/reading-language.ts'
import type { Actor } from './staff-store.ts'

/** The staff member, language and database of a read call. */
export type Reading = {
  readonly sql: Sql
  readonly deps: BackendDeps
  readonly actor: Actor
  readonly language: Language
  readonly now: number
}

/** The details of an item: facts, values for the editor, and possible actions. */
export type Item = {
  readonly facts: Readonly<Record<string, unknown>>
  readonly values?: Readonly<Record<string, unknown>>
  readonly acts: readonly string[]
}

/** A text by language. */
export const textsOf = (
  text: string,
  en: string,
  others: OtherWords,
): Readonly<Partial<Record<Language, string>>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const words = { ...others, dgn: text, en }[language] ?? ''
      return words === '' ? [] : [[language, words] as const]
    }),
  )
