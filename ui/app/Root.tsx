import type { ReactNode } from 'react'
import type { App } from '../../application/app.ts'
import { type FirstAnswers, FirstAnswersContext } from '../hooks/loading/use-first-answer.ts'
import { AppContext } from '../hooks/use-app.ts'
import { WordsProvider } from '../i18n/WordsProvider.tsx'
import { Shell, type ShellProps } from './Shell.tsx'

export type RootProps = ShellProps & {
  readonly app: App
  /** Given when the page came with its data. */
  readonly first?: FirstAnswers | undefined
}

/** The providers around the shell. */
export const Root = ({ app, first, ...shell }: RootProps): ReactNode => (
  <AppContext value={app}>
    <WordsProvider store={shell.words}>
      <FirstAnswersContext value={first}>
        <Shell {...shell} />
      </FirstAnswersContext>
    </WordsProvider>
  </AppContext>
)
