import { LANGUAGES, type Language } from '../../../domain/account/language.ts'
import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import type { OtherWords } from '../rows/reading-language.ts'
import type { Actor } from './staff-store.ts'

/** Who reads, in which language, with what to read from. */
export type Reading = {
  readonly sql: Sql
  readonly deps: BackendDeps
  readonly actor: Actor
  readonly language: Language
  readonly now: number
}

/** What stands behind a row: facts to read, what the editor writes back, and the acts that can happen now. */
export type Item = {
  readonly facts: Readonly<Record<string, unknown>>
  readonly values?: Readonly<Record<string, unknown>>
  readonly acts: readonly string[]
}

/** A text in the languages it has. */
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
