import type { Language } from '../../../../domain/account/language.ts'

/** One message in every language; `{name}` is replaced by the argument of that name. */
export type Message = Readonly<Record<Language, string>>

/** One message in the six languages, in the order of the list of languages. */
export const six = (
  dgn: string,
  en: string,
  zhCn: string,
  ri: string,
  han: string,
  tai: string,
): Message => ({
  dgn,
  en,
  'zh-cn': zhCn,
  ri,
  han,
  tai,
})
