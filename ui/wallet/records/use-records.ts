import { useCallback, useEffect, useRef } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import type { Page } from '../../../domain/api/page.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { withQuery } from '../../../domain/shared/url.ts'
import { RECORD_FILTERS, type RecordFilter } from '../../../domain/wallet/records.ts'
import { type InfiniteList, useInfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { usePolling } from '../../hooks/loading/use-query.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { useTranslations } from '../../i18n/translations.ts'
import type { ScreenSearch } from '../../navigation/screen.ts'
import { FILTER_WORDS } from './record-looks.ts'

type Load<T> = (page: number, isQuiet: boolean) => Promise<Result<Page<T>, ApiFault>>

export type Records<T> = InfiniteList<T, ApiFault> & {
  /** Reloads; true on success. For pull to refresh. */
  readonly reload: () => Promise<boolean>
}

const isNeverWaiting = (): boolean => false
/** Only a record of one page is polled: reloading would disturb a reader further down. */
const ONE_PAGE = 20

/**
 * A record of the wallet, page by page; reloaded after submissions, and polled while a row waits for a decision.
 * Decisions also reload the balance.
 */
export const useRecords = <T extends { readonly id: string }>(
  filter: string,
  load: Load<T>,
  isWaiting: (row: T) => boolean = isNeverWaiting,
): Records<T> => {
  const { wallet, session } = useApp()
  const { language } = useTranslations()
  const changes = useStream(wallet.walletChanges$)
  const isQuiet = useRef(false)
  const key = `${filter} ${language}`
  const list = useInfiniteList<T, ApiFault>({
    key,
    load: (page) => load(page, isQuiet.current),
    identify: ({ id }) => id,
  })
  const known = useRef(changes)
  const { refresh, reload, rows } = list
  useEffect(() => {
    // As many pages as are shown, so that the place in a long record is kept.
    if (known.current !== changes) void reload()
    known.current = changes
  }, [changes, reload])
  const waiting = rows.filter(isWaiting).length
  const reloadQuietly = useCallback(() => {
    isQuiet.current = true
    void reload().finally(() => {
      isQuiet.current = false
    })
  }, [reload])
  usePolling(waiting > 0 && rows.length <= ONE_PAGE, reloadQuietly)
  const before = useRef({ key, waiting })
  useEffect(() => {
    if (before.current.key === key && waiting < before.current.waiting) void session.refreshUser()
    before.current = { key, waiting }
  }, [key, waiting, session])
  return { ...list, reload: async () => (await refresh())?.ok ?? false }
}

type StatusFilter = {
  readonly filters: readonly { readonly value: RecordFilter; readonly label: string }[]
  readonly filter: RecordFilter
  readonly onFilter: (filter: RecordFilter) => void
  readonly onAll?: (() => void) | undefined
}

/** The status filter (requirement S4) from the address of the record at `path`. */
export const useStatusFilter = (path: string, search: ScreenSearch): StatusFilter => {
  const { t } = useTranslations()
  const navigate = useNavigate()
  const status = search.get('status')
  const filter = RECORD_FILTERS.find((one) => one === status) ?? 'all'
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
