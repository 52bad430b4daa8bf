import { memo, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import { Router } from 'wouter'
import { FirstAnswersContext } from '../hooks/loading/use-first-answer.ts'
import { WhileHere } from '../hooks/navigation/use-is-here.tsx'
import type { KeptPage } from '../navigation/kept-pages.ts'
import type { Navigator } from '../navigation/navigator.ts'
import { frozenHooks } from '../navigation/router-hooks.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

type PageFrameProps = { readonly navigator: Navigator; readonly page: KeptPage }

/** One page with an address of its own; drawn again only when that changes. */
export const PageFrame = memo(({ navigator, page }: PageFrameProps): ReactNode => {
  const { hook, searchHook } = useMemo(() => frozenHooks(navigator, page.url), [navigator, page.url])
  const first = useContext(FirstAnswersContext)
  // In the same moment: what is typed into the page must not fall between the old one and this.
  useLayoutEffect(() => first?.end(), [first])
  return (
    <div data-kept={page.id}>
      <Router hook={hook} searchHook={searchHook}>
        <WhileHere>
          <ScreenBoundary>
            <page.screen {...page.props} />
          </ScreenBoundary>
        </WhileHere>
      </Router>
    </div>
  )
})
