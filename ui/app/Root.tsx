import type { ReactNode } from 'react'
import type { App } from '../../application/app.ts'
import { AppContext } from '../hooks/use-app.ts'
import { WordsProvider } from '../i18n/WordsProvider.tsx'
import { Shell, type ShellProps } from './Shell.tsx'

export type RootProps = ShellProps & { readonly app: App }

/** The providers around the shell. */
export const Root = ({ app, ...shell }: RootProps): ReactNode => (
  <AppContext value={app}>
    <WordsProvider store={shell.words}>
      <Shell {...shell} />
    </WordsProvider>
  </AppContext>
)
