import type { Language } from '../../../domain/account/language.ts'
import type { AuditStatus, BillType, RecordFilter, Written } from '../../../domain/wallet/records.ts'
import type { IconName, Tone } from '../../components/kit.ts'
import { formatDate } from '../../i18n/format.ts'
import type { Translations } from '../../i18n/translations.ts'

type Look = { readonly icon: IconName; readonly tone: Tone }

/** The icon and colour of each kind of entry; text and sign give the same information. */
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

/** The translated filter names: locale keys are names, not numbers. */
export const FILTER_WORDS: Readonly<Record<RecordFilter, 'all' | AuditStatus>> = {
  all: 'all',
  '0': 'under-audit',
  '1': 'passed',
  '2': 'refused',
}

/** The kinds of entries as text, for the CSV file. */
export const billTypeWords = (t: Translations['t']): Readonly<Record<BillType, string>> => ({
  recharge: t('records.type.recharge'),
  extract: t('records.type.extract'),
  order: t('records.type.order'),
  refund: t('records.type.refund'),
  other: t('records.type.other'),
})

/** The time of a row as text; the server's own text where it sends no timestamp. */
export const writtenTime = ({ createdAt, createdText }: Written, language: Language): string =>
  createdAt === undefined ? createdText : formatDate(createdAt, language)

/** `writtenTime` for a row below a heading with the year. */
export const writtenMinute = ({ createdAt, createdText }: Written, language: Language): string =>
  createdAt === undefined ? createdText : formatDate(createdAt, language, 'short-minute')
