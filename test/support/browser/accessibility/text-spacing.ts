/** WCAG 1.4.12: a reader may set these four, and nothing is cut or covered. */
export const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** Runs on the page: words that their box cuts at the bottom without saying so by an ellipsis. */
export const cutWords = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('main *, header *, nav *, section *')]
    .filter((box) => {
      if (!box.checkVisibility()) return false
      const { overflowY, webkitLineClamp, textOverflow } = getComputedStyle(box)
      const isCutting = overflowY === 'hidden' || overflowY === 'clip'
      const holdsWords = [...box.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (!isCutting || !holdsWords || box.matches('.visually-hidden')) return false
      if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return false
      return box.scrollHeight > box.clientHeight + 2
    })
    .map((box) => box.outerHTML.slice(0, 160))
