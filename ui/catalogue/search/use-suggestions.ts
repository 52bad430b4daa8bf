import { useEffect, useState } from 'react'
import { askAfterPause } from '../../../application/shared/async.ts'
import type { Suggestion } from '../../../domain/catalogue/search.ts'
import { withQuery } from '../../../domain/shared/url.ts'
import { useApp } from '../../hooks/use-app.ts'
import { hasScreen } from '../../navigation/routes.ts'

/** Milliseconds without typing before completions are requested. */
const PAUSE_MS = 200

export type Suggestions = {
  readonly rows: readonly Suggestion[]
  readonly active: Suggestion | undefined
  readonly activeAt: number
  readonly move: (step: 1 | -1) => void
  /** Clears the highlighted row. */
  readonly leave: () => void
  /** Hides the list until the text changes. */
  readonly close: () => void
  readonly hrefOf: (suggestion: Suggestion) => string
}

/** The link of a suggestion: a shop's page, a category's products, or a search. */
const hrefOf = ({ kind, text, id }: Suggestion): string => {
  const shop = `/shop/${encodeURIComponent(id)}`
  if (kind === 'shop') return hasScreen(shop) ? shop : withQuery('/search', { q: text, tab: 'shops' })
  if (kind === 'category') return withQuery('/explore', { cat: id })
  return withQuery('/search', { q: text })
}

/** Completions of the typed text, requested after a pause; arrow keys move through them. */
export const useSuggestions = (typed: string): Suggestions => {
  const { catalogue, clock } = useApp()
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const [activeAt, setActiveAt] = useState(-1)
  const [closedAt, setClosedAt] = useState('')
  useEffect(() => {
    setActiveAt(-1)
    if (typed === '') {
      setFound([])
      return undefined
    }
    const suggest = () => catalogue.suggest(typed)
    const asking = askAfterPause(clock, PAUSE_MS, suggest, (rows) => {
      setFound(rows)
      // The highlighted row has changed.
      setActiveAt(-1)
    })
    return asking.cancel
  }, [catalogue, clock, typed])
  const rows = typed === '' || typed === closedAt ? [] : found
  return {
    rows,
    active: rows[activeAt],
    activeAt,
    // Cyclic, passing through the field itself, as in the combobox pattern.
    move: (step) => setActiveAt((at) => ((at + 1 + step + rows.length + 1) % (rows.length + 1)) - 1),
    leave: () => setActiveAt(-1),
    close: () => setClosedAt(typed),
    hrefOf,
  }
}
