import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import type { ListPhase } from '../../application/shared/paged-list.ts'
import type { Counter } from '../../application/staff/counter.ts'
import type { Listing } from '../../application/staff/cursor-list.ts'
import { Defect } from '../../domain/shared/result.ts'
import type { StaffMe } from '../../domain/staff/answers.ts'

/** The context with the counter's use-cases. */
export const CounterContext = createContext<Counter | undefined>(undefined)
/** The context with the signed-in staff member; always set inside the frame. */
export const MeContext = createContext<StaffMe | undefined>(undefined)

class MissingCounterError extends Defect {
  override readonly name = 'MissingCounterError'
}

/** Streams and use-cases of the counter. */
export const useCounter = (): Counter => {
  const counter = useContext(CounterContext)
  if (!counter) throw new MissingCounterError('a part of the counter stands outside <CounterContext>')
  return counter
}

/** The signed-in staff member, the counts of their queues, and their permissions. */
export const useMe = (): StaffMe => {
  const me = useContext(MeContext)
  if (!me) throw new MissingCounterError('nobody has signed in here')
  return me
}

const TYPING = 'input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable]'

/**
 * Keys of the counter: a letter acts only while no field has the focus and no dialog is open, and never together with
 * Ctrl, Alt or Meta, which are the browser's. Names are those of `KeyboardEvent.key`, letters in lower case. They act from
 * the moment in which what they act on is shown.
 */
export const useKeys = (keys: Readonly<Record<string, (() => void) | undefined>>): void => {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, altKey, metaKey, isComposing, defaultPrevented, repeat } = event
      if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return
      if (target instanceof Element && target.closest(TYPING)) return
      if (document.querySelector('dialog[open]')) return
      const name = key.toLowerCase()
      const act = latest.current[name]
      // A held key keeps moving the selection, but triggers no action twice.
      if (!act || (repeat && name !== 'j' && name !== 'k')) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** `J` and `K` go through the rows of a list, each marked by `data-row`: from the one that has the focus, else from the open one. */
export const useRowKeys = (): RefObject<HTMLUListElement | null> => {
  const rows = useRef<HTMLUListElement>(null)
  const move = (step: 1 | -1): void => {
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const focused = links.indexOf(document.activeElement as HTMLElement)
    const current = focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent === 'true')
    links[Math.min(links.length - 1, Math.max(0, current + step))]?.focus()
  }
  useKeys({ j: () => move(1), k: () => move(-1) })
  return rows
}

/** The phase of the end of a list that has rows: loading more, failed, or whether there is more. */
export const footerPhase = ({
  fault,
  isLoadingMore,
  hasMore,
}: Pick<Listing<unknown, unknown>, 'fault' | 'isLoadingMore' | 'hasMore'>): ListPhase => {
  if (isLoadingMore) return 'loading'
  if (fault) return 'failed'
  return hasMore ? 'idle' : 'ended'
}
