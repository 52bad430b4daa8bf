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
  /** Asks anew; true when it came. For pull to refresh. */
  readonly reload: () => Promise<boolean>
}

const isNeverWaiting = (): boolean => false
/** Asking anew begins at the first page: whoever has read on behind it is left in peace. */
const ONE_PAGE = 20

/**
 * A record of the wallet, page by page; asked for again when money was handed in meanwhile, and every now and then as
 * long as a row waits for people to decide. The balance follows what they decided.
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
    // As many pages as are shown: the place in a long record is kept.
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
