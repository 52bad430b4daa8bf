import type { Language } from '../../../../domain/account/language.ts'

/** One message in every language; `{name}` is replaced by the argument of that name. */
export type Message = Readonly<Record<Language, string>>
