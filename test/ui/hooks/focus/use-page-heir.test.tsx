import { act, type ReactNode, useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Page } from '../../../../ui/components/frame/Page.tsx'
import { render, settle } from '../../../support/face/render.tsx'

const heir = suite('the focus of a page that is replaced in its place')

const Titled = ({ title }: { readonly title: string }): ReactNode => (
  <Page
    bar={
      <h1 tabIndex={-1} data-page-title="">
        {title}
      </h1>
    }
  >
    <p>{title}</p>
  </Page>
)

/** A page that waits, and the one that it waited for. */
const Waiting = ({ tell }: { readonly tell: (come: () => void) => void }): ReactNode => {
  const [isHere, setHere] = useState(false)
  tell(() => setHere(true))
  return (
    <div data-kept="1">
      {isHere ? <Titled key="form" title="form" /> : <Titled key="wait" title="wait" />}
    </div>
  )
}

/** What has the focus once the page has come, when `look` had put it somewhere before. */
const focusAfter = async (look: (page: HTMLElement) => void): Promise<string | undefined> => {
  let come = (): void => undefined
  const screen = render(
    <Waiting
      tell={(run) => {
        come = run
      }}
    />,
  )
  look(screen.container)
  act(() => come())
  await settle()
  const name = document.activeElement === document.body ? undefined : document.activeElement?.textContent
  screen.remove()
  return name ?? undefined
}

heir('goes to the heading of the page that takes its place', async () => {
  assert.is(await focusAfter((page) => page.querySelector<HTMLElement>('[data-page-title]')?.focus()), 'form')
})

heir('stays where it is when it is elsewhere', async () => {
  assert.is(await focusAfter(() => (document.activeElement as HTMLElement | null)?.blur()), undefined)
})

heir.run()
