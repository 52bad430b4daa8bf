import { useCallback, useEffect, useRef } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import type { Page } from '../../../domain/api/page.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { type InfiniteList, useInfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { usePolling } from '../../hooks/loading/use-query.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'

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
  const look = useCallback(() => {
    isQuiet.current = true
    void reload().finally(() => {
      isQuiet.current = false
    })
  }, [reload])
  usePolling(waiting > 0 && rows.length <= ONE_PAGE, look)
  const before = useRef({ key, waiting })
  useEffect(() => {
    if (before.current.key === key && waiting < before.current.waiting) void session.refreshUser()
    before.current = { key, waiting }
  }, [key, waiting, session])
  return { ...list, reload: async () => (await refresh())?.ok ?? false }
}
