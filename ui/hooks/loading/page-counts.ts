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
export const nameOfList = (key: string): string | undefined => {
  const entry = entryNow()
  return entry === undefined ? undefined : `${entry} ${key}`
}

/** How many pages the list of this name had; 1 where nothing is known. */
export const pagesOf = (name: string | undefined): number => {
  const pages = name === undefined ? undefined : readKept().find(([known]) => known === name)?.[1]
  return Number.isSafeInteger(pages) ? Math.min(Math.max(1, Number(pages)), MOST_PAGES) : 1
}

export const keepPages = (name: string | undefined, pages: number): void => {
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
