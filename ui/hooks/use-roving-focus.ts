import { type KeyboardEvent, useCallback, useRef } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The item that a key moves to, skipping disabled ones, cyclic; undefined for other keys. */
const nextIndex = (key: string, at: number, isOn: readonly boolean[]): number | undefined => {
  if (key === 'Home') return isOn.indexOf(true)
  if (key === 'End') return isOn.lastIndexOf(true)
  const step = STEPS[key]
  if (step === undefined) return undefined
  for (let tried = 1; tried <= isOn.length; tried++) {
    const index = (at + step * tried + isOn.length * tried) % isOn.length
    if (isOn[index]) return index
  }
  return undefined
}

type Roving<E extends HTMLElement> = {
  readonly ref: (index: number) => (element: E | null) => void
  readonly onKeyDown: (event: KeyboardEvent<E>, at: number) => void
}

/** Roving tabindex: a group is one tab stop; arrows, Home and End move the focus within it and call `onMove`. */
export const useRovingFocus = <E extends HTMLElement>(
  isOn: readonly boolean[],
  onMove: (index: number) => void,
): Roving<E> => {
  const items = useRef(new Map<number, E>())
  const ref = useCallback(
    (index: number) => (element: E | null) => {
      if (element) items.current.set(index, element)
      else items.current.delete(index)
    },
    [],
  )
  const onKeyDown = (event: KeyboardEvent<E>, at: number): void => {
    const index = nextIndex(event.key, at, isOn)
    if (index === undefined || index < 0) return
    event.preventDefault()
    items.current.get(index)?.focus()
    onMove(index)
  }
  return { ref, onKeyDown }
}
