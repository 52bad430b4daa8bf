import { useEffect, useRef } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import type { Page } from '../../../domain/catalogue/page.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { useApp } from '../../hooks/use-app.ts'
import { type InfiniteList, useInfiniteList } from '../../hooks/use-infinite-list.ts'
import { useStream } from '../../hooks/use-stream.ts'
import { useWords } from '../../i18n/use-words.ts'

type Load<T> = (page: number) => Promise<Result<Page<T>, ApiFault>>

export type Records<T> = InfiniteList<T, ApiFault> & {
  /** Asks anew; true when it came. For pull to refresh. */
  readonly reload: () => Promise<boolean>
}

/** A record of the wallet, page by page; asked for again when money was handed in meanwhile. */
export const useRecords = <T extends { readonly id: string }>(filter: string, load: Load<T>): Records<T> => {
  const { wallet } = useApp()
  const { language } = useWords()
  const changes = useStream(wallet.walletChanges$)
  const list = useInfiniteList<T, ApiFault>({ key: `${filter} ${language}`, load, identify: ({ id }) => id })
  const known = useRef(changes)
  const { refresh } = list
  useEffect(() => {
    if (known.current !== changes) void refresh()
    known.current = changes
  }, [changes, refresh])
  return { ...list, reload: async () => (await refresh())?.ok ?? false }
}
