import { Children, type ReactNode } from 'react'

/**
 * What stands in a control beside icons and other elements: each run of bare text in an element of its own. A page
 * translator (Chrome wraps text nodes in `<font>`) takes text nodes out of the page that React knows, which then change
 * unseen and cannot be removed. An element whose only child is text is written whole, and stays React's.
 */
export const Words = ({ children }: { readonly children: ReactNode }): ReactNode => {
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
  return parts.length === 1 ? parts[0] : <>{Children.toArray(parts)}</>
}
