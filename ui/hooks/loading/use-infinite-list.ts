import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  createPagedList,
  type ListQuestion,
  type ListState,
  type PagedList,
  startOf,
} from '../../../application/shared/paged-list.ts'
import { createTabNumbers } from '../../../application/shared/tab-numbers.ts'
import { useStream } from '../use-app.ts'
import { refetchCount$ } from './use-query.ts'

/** Most pages to reload at once; the reader can load more. */
const MAX_PAGES = 20

/** How many pages of a list were shown, by history entry, so that Back after a reload restores them. */
const shownPages = createTabNumbers(() => sessionStorage, 'lintas_list_pages', 50)

/** The number of the current history entry; undefined where entries are not numbered. */
const entryNow = (): number | undefined => {
  const state: unknown = typeof history === 'undefined' ? undefined : history.state
  const id = typeof state === 'object' && state !== null && 'lintas' in state ? state.lintas : undefined
  return typeof id === 'number' ? id : undefined
}

/** The name of a list at the current history entry; undefined where it cannot be restored. */
const nameOfList = (key: string): string | undefined => {
  const entry = entryNow()
  return entry === undefined ? undefined : `${entry} ${key}`
}

/** How many pages the list of this name had; 1 by default. */
const pagesOf = (name: string | undefined): number => {
  const pages = name === undefined ? undefined : shownPages.get(name)
  return Number.isSafeInteger(pages) ? Math.min(Math.max(1, Number(pages)), MAX_PAGES) : 1
}

/** One page is the default, so there is nothing to store. */
const keepPages = (name: string | undefined, pages: number): void => {
  if (name !== undefined) shownPages.set(name, pages > 1 ? pages : undefined)
}

export type InfiniteList<T, F> = Pick<ListState<T, F>, 'rows' | 'phase' | 'fault' | 'total'> &
  Pick<PagedList<T, F>, 'more' | 'retry' | 'reload' | 'refresh'>

/** A list loaded page by page; after a reload it is restored to its length. */
export const useInfiniteList = <T, F>(question: ListQuestion<T, F>): InfiniteList<T, F> => {
  const { key } = question
  const [kept, setKept] = useState(() => startOf<T, F>(question))
  const [list] = useState(() =>
    createPagedList(question, (state, isAnswer) => {
      // As a transition, because a page of rows takes long to render and input has priority.
      if (isAnswer) startTransition(() => setKept(state))
      else setKept(state)
    }),
  )
  useLayoutEffect(() => list.follow(question))
  /** The name under which its number of pages is stored. */
  const listName = useRef<string | undefined>(undefined)
  // No clean-up: a screen that is hidden for a moment keeps its answer, and does not ask twice.
  useEffect(() => {
    const name = nameOfList(key)
    const pages = listName.current === name ? 1 : pagesOf(name)
    listName.current = name
    list.begin(pages)
  }, [key, list])
  useEffect(() => {
    if (kept.page > 0 && kept.key === key && listName.current === nameOfList(key))
      keepPages(listName.current, kept.page)
  }, [kept, key])
  const round = useStream(refetchCount$.stream)
  const askedRound = useRef(round)
  useEffect(() => {
    if (askedRound.current !== round) list.refetch()
    askedRound.current = round
  }, [round, list])
  const { rows, phase, fault, total } = kept.key === key ? kept : startOf<T, F>(question)
  const { more, retry, reload, refresh } = list
  return { rows, phase, fault, total, more, retry, reload, refresh }
}
