import { withQuery } from '../../../domain/shared/url.ts'
import { RECORD_FILTERS, type RecordFilter } from '../../../domain/wallet/records.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { useTranslations } from '../../i18n/translations.ts'
import type { ScreenSearch } from '../../navigation/screen.ts'
import { FILTER_WORDS } from './record-looks.ts'

export type StatusFilter = {
  readonly filters: readonly { readonly value: RecordFilter; readonly label: string }[]
  readonly filter: RecordFilter
  readonly onFilter: (filter: RecordFilter) => void
  readonly onAll?: (() => void) | undefined
}

/** The status filter (requirement S4) from the address of the record at `path`. */
export const useStatusFilter = (path: string, search: ScreenSearch): StatusFilter => {
  const { t } = useTranslations()
  const navigate = useNavigate()
  const wanted = search.get('status')
  const filter = RECORD_FILTERS.find((one) => one === wanted) ?? 'all'
  const onFilter = (next: RecordFilter): void =>
    navigate(withQuery(path, { status: next === 'all' ? undefined : next, back: search.get('back') }), {
      replace: true,
    })
  return {
    filters: RECORD_FILTERS.map((value) => ({ value, label: t(`records.status.${FILTER_WORDS[value]}`) })),
    filter,
    onFilter,
    ...(filter !== 'all' && { onAll: () => onFilter('all') }),
  }
}
