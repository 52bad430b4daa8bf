import type { ReactNode } from 'react'
import type { App } from '../../application/app.ts'
import { type FirstAnswers, FirstAnswersContext } from '../hooks/loading/use-query.ts'
import { AppContext, useStream } from '../hooks/use-app.ts'
import { TranslationsContext } from '../i18n/translations.ts'
import { Shell, type ShellProps } from './Shell.tsx'

export type RootProps = ShellProps & {
  readonly app: App
  /** Of the server-rendered page. */
  readonly first?: FirstAnswers | undefined
}

/** The providers around the shell. Everything is rendered again when the language changes. */
export const Root = ({ app, first, ...shell }: RootProps): ReactNode => (
  <AppContext value={app}>
    <TranslationsContext value={useStream(shell.translations.translations$)}>
      <FirstAnswersContext value={first}>
        <Shell {...shell} />
      </FirstAnswersContext>
    </TranslationsContext>
  </AppContext>
)
