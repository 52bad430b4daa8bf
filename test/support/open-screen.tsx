import { act, type ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { App } from '../../application/app.ts'
import { AppContext } from '../../ui/hooks/use-app.ts'
import { settle as settlePromises } from './fakes/fake-clock.ts'
import { kitWords, render, type Screen } from './render.tsx'

export type OpenScreen = {
  readonly screen: Screen
  /** Everywhere it went, the address of the start first. */
  readonly history: readonly string[]
  readonly rest: () => Promise<void>
}

/** One screen over an App, in a router that only remembers where it was sent. */
export const openScreen = async (app: App, node: ReactNode, at = '/'): Promise<OpenScreen> => {
  const { hook, searchHook, history } = memoryLocation({ path: at, record: true })
  const screen = render(
    <AppContext value={app}>
      <Router hook={hook} searchHook={searchHook}>
        {node}
      </Router>
    </AppContext>,
    kitWords(),
  )
  const rest = async (): Promise<void> => {
    await act(async () => {
      for (let turn = 0; turn < 8; turn++) await settlePromises()
    })
  }
  await rest()
  return { screen, history, rest }
}
