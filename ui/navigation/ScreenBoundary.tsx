import { Component, type ContextType, type ReactNode } from 'react'
import { TextLink } from '../components/actions/Button.tsx'
import { AppBar } from '../components/frame/AppBar.tsx'
import { Page } from '../components/frame/Page.tsx'
import { ErrorState } from '../components/states/EmptyState.tsx'
import { AppContext } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'

/** Replaces a screen that threw while rendering. */
const Broken = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => {
  const { t } = useTranslations()
  return (
    <Page column="col" bar={<AppBar title={t('core.broken')} column="col" />}>
      <ErrorState
        isTall
        title={t('core.broken')}
        text={t('core.brokenText')}
        needsNetwork={false}
        onRetry={onRetry}
      >
        <TextLink href="/home">{t('core.toHome')}</TextLink>
      </ErrorState>
    </Page>
  )
}

type BoundaryProps = { readonly children: ReactNode }

/** Error boundary around a screen: shows the error and a retry, while the rest of the app goes on. */
export class ScreenBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  static override contextType = AppContext
  declare context: ContextType<typeof AppContext>
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    const name = error instanceof Error ? error.name : 'unknown'
    this.context?.log.write('error', 'screen-broken', { name })
  }

  readonly retry = (): void => this.setState({ isBroken: false })

  override render(): ReactNode {
    return this.state.isBroken ? <Broken onRetry={this.retry} /> : this.props.children
  }
}
