import { act, type ReactNode, useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ListPhase } from '../../../application/shared/paged-list.ts'
import { Chip, ChipRow } from '../../../ui/components/actions/Chip.tsx'
import { Uploader } from '../../../ui/components/fields/UploaderTile.tsx'
import { Page } from '../../../ui/components/frame/Page.tsx'
import { InfiniteFooter } from '../../../ui/components/lists/InfiniteFooter.tsx'
import { ConfirmDialog } from '../../../ui/components/overlays/Dialog.tsx'
import { ErrorState } from '../../../ui/components/states/EmptyState.tsx'
import { AppContext } from '../../../ui/hooks/use-app.ts'
import { accessibleName } from '../../support/ui/accessible.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { press, render, type Screen, settle } from '../../support/ui/render.tsx'

const heir = suite('the focus of an element that is removed')

/** What a reader stands on. */
const focused = (): string => {
  const { activeElement } = document
  return activeElement === document.body || !activeElement
    ? 'nothing'
    : accessibleName(activeElement as HTMLElement)
}

/** As a keyboard does it: it stands on what it presses. */
const pressWithKeys = async (element: HTMLElement | undefined): Promise<void> => {
  assert.ok(element)
  element.focus()
  press(element)
  await settle()
}

const Frame = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div data-page="">
    <h1 tabIndex={-1} data-page-title="">
      the page
    </h1>
    <main tabIndex={-1}>{children}</main>
  </div>
)

const Terms = ({ start }: { readonly start: readonly string[] }): ReactNode => {
  const [terms, setTerms] = useState(start)
  return (
    <Frame>
      <ChipRow label="terms">
        {terms.map((term) => (
          <Chip key={term} isRemovable onClick={() => setTerms(terms.filter((one) => one !== term))}>
            {term}
          </Chip>
        ))}
      </ChipRow>
    </Frame>
  )
}

const chipOf = (screen: Screen, term: string): HTMLElement => screen.get('button', `Hapus ${term}`)

heir('moves from a removed chip to the one in its place', async () => {
  const screen = render(<Terms start={['teko', 'tenda', 'topi']} />)
  await pressWithKeys(chipOf(screen, 'tenda'))
  assert.is(focused(), 'Hapus topi')
  screen.remove()
})

heir('moves from the last chip to the one before it', async () => {
  const screen = render(<Terms start={['teko', 'tenda']} />)
  await pressWithKeys(chipOf(screen, 'tenda'))
  assert.is(focused(), 'Hapus teko')
  screen.remove()
})

heir('moves to the heading of the page when nothing is left beside it', async () => {
  const screen = render(<Terms start={['teko']} />)
  await pressWithKeys(chipOf(screen, 'teko'))
  assert.is(focused(), 'the page')
  screen.remove()
})

const Pictures = (): ReactNode => {
  const [ids, setIds] = useState(['a', 'b'])
  const uploads = ids.map((id) => ({ id, preview: `/${id}.png`, phase: 'done' as const, progress: 1 }))
  return (
    <Uploader
      label="Bukti"
      uploads={uploads}
      max={2}
      onPick={() => undefined}
      onRemove={(id) => setIds(ids.filter((one) => one !== id))}
      onRetry={() => undefined}
    />
  )
}

heir('moves from a removed picture to the field that adds another', async () => {
  const screen = render(<Pictures />)
  await pressWithKeys(screen.all('button').at(-1))
  assert.match(focused(), 'Bukti')
  screen.remove()
})

const Failing = (): ReactNode => {
  const [hasFailed, setFailed] = useState(true)
  return (
    <Frame>
      {hasFailed ? (
        <ErrorState text="broken" needsNetwork={false} onRetry={() => setFailed(false)} />
      ) : (
        <p>wait</p>
      )}
    </Frame>
  )
}

heir('moves from the retry button to the heading of the page', async () => {
  const screen = render(
    <AppContext value={createFakeApp().app}>
      <Failing />
    </AppContext>,
  )
  await pressWithKeys(screen.get('button'))
  assert.is(focused(), 'the page')
  screen.remove()
})

const Growing = ({ tell }: { readonly tell: (set: (phase: ListPhase) => void) => void }): ReactNode => {
  const [phase, setPhase] = useState<ListPhase>('failed')
  tell(setPhase)
  return <InfiniteFooter phase={phase} onMore={() => undefined} onRetry={() => setPhase('loading')} />
}

heir('stays at the end of a list while its next page is loaded', async () => {
  let set: (phase: ListPhase) => void = () => undefined
  const screen = render(
    <Growing
      tell={(next) => {
        set = next
      }}
    />,
  )
  await pressWithKeys(screen.get('button'))
  act(() => set('idle'))
  assert.is(document.activeElement, screen.get('button'))
  screen.remove()
})

const Rows = (): ReactNode => {
  const [isThere, setThere] = useState(true)
  const [isAsking, setAsking] = useState(false)
  return (
    <Frame>
      {isThere && (
        <button type="button" onClick={() => setAsking(true)}>
          delete
        </button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Sure?"
        confirmLabel="yes"
        onConfirm={() => {
          setThere(false)
          setAsking(false)
        }}
        onCancel={() => setAsking(false)}
      />
    </Frame>
  )
}

heir('moves to the heading when the confirmed action removed the button that asked', async () => {
  const screen = render(<Rows />)
  await pressWithKeys(screen.get('button', 'delete'))
  await pressWithKeys(screen.get('button', 'yes'))
  assert.is(focused(), 'the page')
  screen.remove()
})

const titled = (title: string): ReactNode => (
  <div data-kept="">
    <Page
      key={title}
      bar={
        <h1 tabIndex={-1} data-page-title="">
          {title}
        </h1>
      }
    >
      {title}
    </Page>
  </div>
)

heir('moves from a page to the heading of the page that replaces it', async () => {
  const screen = render(titled('waits'))
  screen.get('heading').focus()
  screen.show(titled('has come'))
  await settle()
  assert.is(focused(), 'has come')
  screen.remove()
})

heir.run()
