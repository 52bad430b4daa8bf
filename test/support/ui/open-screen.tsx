import { Activity, act, type ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { settle as settlePromises } from '../../../adapters/fakes/fake-clock.ts'
import type { App } from '../../../application/app.ts'
import { AppContext } from '../../../ui/hooks/use-app.ts'
import { ActivePage } from '../../../ui/hooks/use-navigate.tsx'
import { kitWords, render, type Screen } from './render.tsx'

export type OpenScreen = {
  readonly screen: Screen
  /** Everywhere it went, the address of the start first. */
  readonly history: readonly string[]
  readonly rest: () => Promise<void>
  /** Puts the screen out of sight, as a kept page is, and back. */
  readonly hide: (isHidden: boolean) => void
}

// This comes when it is first used; fetched before, that takes no real time.
await import('../../../adapters/crypto/noble-address-hashes.ts')

/** One screen over an App, in a router that only remembers where it was sent. */
export const openScreen = async (
  app: App,
  node: ReactNode,
  at = '/',
  words = kitWords(),
): Promise<OpenScreen> => {
  const { hook, searchHook, history } = memoryLocation({ path: at, record: true })
  const tree = (isHidden: boolean): ReactNode => (
    <AppContext value={app}>
      <Router hook={hook} searchHook={searchHook}>
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          <ActivePage>{node}</ActivePage>
        </Activity>
      </Router>
    </AppContext>
  )
  const screen = render(tree(false), words)
  const rest = async (): Promise<void> => {
    await act(async () => {
      for (let turn = 0; turn < 8; turn++) await settlePromises()
    })
  }
  await rest()
  return { screen, history, rest, hide: (isHidden) => screen.show(tree(isHidden)) }
}
