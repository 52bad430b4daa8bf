import { Children, createElement, Fragment, type ReactNode } from 'react'

/**
 * Wraps each run of bare text beside other elements in an element of its own. Page translators (Chrome wraps text
 * nodes in `<font>`) replace text nodes that React knows, which then can neither be updated nor removed. An element
 * whose only child is text is safe, because React replaces its whole content.
 */
export const TextRuns = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const parts: ReactNode[] = []
  let run = ''
  const flush = (): void => {
    if (run !== '') parts.push(<span>{run}</span>)
    run = ''
  }
  Children.forEach(children, (child) => {
    if (typeof child === 'string' || typeof child === 'number') run += child
    else if (child !== null && child !== undefined && typeof child !== 'boolean') {
      flush()
      parts.push(child)
    }
  })
  flush()
  return parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts)
}
