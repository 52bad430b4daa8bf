import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  createPagedList,
  type ListQuestion,
  type ListState,
  type PagedList,
  startOf,
} from '../../../application/shared/paged-list.ts'
import { useStream } from '../use-app.ts'
import { refetchCount$ } from './use-query.ts'

/** How many pages of a list were shown at an entry of the history, so that Back after a reload finds them again. */
const STORE_NAME = 'lintas_list_pages'
/** Lists that are remembered, the newest last. */
const MOST_LISTS = 50
/** Pages that are asked for again at once; who had more goes on from there. */
const MOST_PAGES = 20

type Kept = readonly (readonly [name: string, pages: number])[]

const readKept = (): Kept => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE_NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter((pair) => Array.isArray(pair) && pair.length === 2) : []
  } catch {
    return []
  }
}

/** The number of the history's entry that is shown; undefined where nobody numbers them. */
const entryNow = (): number | undefined => {
  const state: unknown = typeof history === 'undefined' ? undefined : history.state
  const id = typeof state === 'object' && state !== null && 'lintas' in state ? state.lintas : undefined
  return typeof id === 'number' ? id : undefined
}

/** The name of a list at the entry that is shown now; undefined where it cannot be found again. */
const nameOfList = (key: string): string | undefined => {
  const entry = entryNow()
  return entry === undefined ? undefined : `${entry} ${key}`
}

/** How many pages the list of this name had; 1 where nothing is known. */
const pagesOf = (name: string | undefined): number => {
  const pages = name === undefined ? undefined : readKept().find(([known]) => known === name)?.[1]
  return Number.isSafeInteger(pages) ? Math.min(Math.max(1, Number(pages)), MOST_PAGES) : 1
}

const keepPages = (name: string | undefined, pages: number): void => {
  if (name === undefined) return
  const known = readKept()
  const others = known.filter(([other]) => other !== name)
  // One page is what a list begins with: nothing to remember, and as a rule nothing to forget.
  if (pages <= 1 && others.length === known.length) return
  const kept = pages > 1 ? [...others, [name, pages] as const].slice(-MOST_LISTS) : others
  try {
    sessionStorage.setItem(STORE_NAME, JSON.stringify(kept))
  } catch {
    // Private mode: the number of pages lives as long as the page.
  }
}

export type InfiniteList<T, F> = Pick<ListState<T, F>, 'rows' | 'phase' | 'fault' | 'total'> &
  Pick<PagedList<T, F>, 'more' | 'retry' | 'reload' | 'refresh'>

/** Shows a list page by page; one that is come back to after a reload is as long as it was. */
export const useInfiniteList = <T, F>(question: ListQuestion<T, F>): InfiniteList<T, F> => {
  const { key } = question
  const [kept, setKept] = useState(() => startOf<T, F>(question))
  const [list] = useState(() =>
    createPagedList(question, (state, isAnswer) => {
      // Rendered in small steps: a page of rows is much, and a finger goes first.
      if (isAnswer) startTransition(() => setKept(state))
      else setKept(state)
    }),
  )
  useLayoutEffect(() => list.follow(question))
  /** By which its number of pages is remembered. */
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
