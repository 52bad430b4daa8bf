import type { Navigator } from './navigator.ts'

/** A pointer that rests this long on a link means it. */
const HOVER_MS = 80

const hrefOf = (event: Event): string | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
  return link?.getAttribute('href') ?? undefined
}

/** Starts loading a page when a finger goes down on its link, a pointer rests on it or a key leads to it. */
export const preloadLinks = (navigator: Navigator, page: Document = document): void => {
  const preload = (event: Event): void => {
    const href = hrefOf(event)
    if (href !== undefined) navigator.preload(href)
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  page.addEventListener('pointerdown', preload, { passive: true, capture: true })
  page.addEventListener('focusin', preload, { passive: true })
  page.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(resting)
      if (event.pointerType === 'mouse') resting = setTimeout(() => preload(event), HOVER_MS)
    },
    { passive: true },
  )
}
