import type { Language } from '../../../domain/account/language.ts'
import type { AuditStatus, BillType, RecordFilter, Written } from '../../../domain/wallet/records.ts'
import type { IconName, Tone } from '../../components/kit.ts'
import { formatDate } from '../../i18n/format.ts'
import type { Translations } from '../../i18n/translations.ts'

type Look = { readonly icon: IconName; readonly tone: Tone }

/** How each kind of movement is rendered; the words and the sign say the same without colour. */
export const BILL_LOOKS: Readonly<Record<BillType, Look>> = {
  recharge: { icon: 'arrow-down-to-line', tone: 'ok' },
  extract: { icon: 'arrow-up-from-line', tone: 'teal' },
  order: { icon: 'shopping-bag', tone: 'neutral' },
  refund: { icon: 'undo-2', tone: 'ok' },
  other: { icon: 'wallet', tone: 'neutral' },
}

export const STATUS_TONES: Readonly<Record<AuditStatus, Tone>> = {
  'under-audit': 'warn',
  passed: 'ok',
  refused: 'bad',
}

/** The words of a filter, by name: a locale file has no use for numbers. */
export const FILTER_WORDS: Readonly<Record<RecordFilter, 'all' | AuditStatus>> = {
  all: 'all',
  '0': 'under-audit',
  '1': 'passed',
  '2': 'refused',
}

/** Each kind of movement in the reader's words, for a file of them. */
export const billTypeWords = (t: Translations['t']): Readonly<Record<BillType, string>> => ({
  recharge: t('records.type.recharge'),
  extract: t('records.type.extract'),
  order: t('records.type.order'),
  refund: t('records.type.refund'),
  other: t('records.type.other'),
})

/** When a row was written down, in the reader's words; the server's own text where it tells no moment. */
export const writtenTime = ({ createdAt, createdText }: Written, language: Language): string =>
  createdAt === undefined ? createdText : formatDate(createdAt, language)

/** `writtenTime` for a row below a heading that names the year. */
export const writtenMinute = ({ createdAt, createdText }: Written, language: Language): string =>
  createdAt === undefined ? createdText : formatDate(createdAt, language, 'short-minute')
