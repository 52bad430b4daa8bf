import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef } from 'react'
import { useDistinctState } from '../../hooks/use-app.ts'

/** Distance from the screen in px at which a block is rendered: more than a fast swipe. */
export const NEAR_PX = 1600

type OffscreenBlockProps = { readonly children: ReactNode; readonly className?: string | undefined }

/**
 * A part of a long list that is rendered only near the screen; otherwise its height reserves the space. A block with
 * focus stays.
 */
export const OffscreenBlock = ({ children, className }: OffscreenBlockProps): ReactNode => {
  const frame = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useDistinctState<number | undefined>(undefined)
  useEffect(() => {
    const element = frame.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const { height: now } = entry.boundingClientRect
        // It is still far off screen, and rendering sixty cards at once would block scrolling.
        if (entry.isIntersecting) startTransition(() => setHeight(undefined))
        // A hidden page has no height: its blocks are not changed.
        else if (now > 0 && !element.contains(document.activeElement)) setHeight(now)
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [setHeight])
  useLayoutEffect(() => {
    frame.current?.style.setProperty('block-size', height === undefined ? '' : `${height}px`)
  }, [height])
  return (
    <div ref={frame} className={className}>
      {height === undefined && children}
    </div>
  )
}
