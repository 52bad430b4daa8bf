import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import type { Counter } from '../../application/staff/counter.ts'
import type { StaffMe } from '../../domain/staff/answers.ts'
import { Toasts } from '../app/Toasts.tsx'
import { ART } from '../components/art.ts'
import { EmptyState, ErrorState, Spinner } from '../components/kit.ts'
import { usePolling } from '../hooks/loading/use-query.ts'
import { SurroundingsContext, useStream } from '../hooks/use-app.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { type TranslationStore, TranslationsContext, useTranslations } from '../i18n/translations.ts'
import css from './counter.module.css'
import { Frame } from './Frame.tsx'
import { OWN_PASSWORD, OwnPasswordScreen } from './OwnPassword.tsx'
import { QueueScreen } from './queues/QueueScreen.tsx'
import { SignInPage } from './SignIn.tsx'
import { SECTIONS, type Section } from './sections.ts'
import { CounterContext, MeContext, useCounter } from './use-counter.ts'

/** Shown instead of a screen that threw or whose code did not load; the rest of the counter keeps working. */
const Broken = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => {
  const { t } = useTranslations()
  return (
    <main className={css['middle']}>
      <ErrorState
        isTall
        title={t('core.broken')}
        text={t('core.brokenText')}
        needsNetwork={false}
        onRetry={onRetry}
      />
    </main>
  )
}

type BoundaryProps = { readonly children: ReactNode }

/** Error boundary around a screen of the counter. */
class PlaceBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  static override contextType = CounterContext
  declare context: Counter | undefined
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    const name = error instanceof Error ? error.name : 'unknown'
    this.context?.log.write('error', 'screen-broken', { name })
  }

  override render(): ReactNode {
    // A module that failed to load is requested again only by reloading the page.
    return this.state.isBroken ? <Broken onRetry={() => window.location.reload()} /> : this.props.children
  }
}

type LateScreen = { readonly load: () => Promise<ComponentType>; readonly texts: readonly string[] }

/** The screens other than queues, by the name of their section, each with its text files (`locales/<language>`). */
const SCREENS: Readonly<Record<string, LateScreen>> = {
  catalogue: {
    load: async () => (await import('./catalogue/CatalogueScreen.tsx')).CatalogueScreen,
    texts: ['counterCatalogue'],
  },
  chat: {
    load: async () => (await import('./chat/ChatScreen.tsx')).ChatScreen,
    texts: ['counterChat'],
  },
  journal: {
    load: async () => (await import('./JournalScreen.tsx')).JournalScreen,
    texts: [],
  },
}

/** Each is loaded when it is first opened. */
const screensOf = (store: TranslationStore): ReadonlyMap<string, ReturnType<typeof lazy>> =>
  new Map(
    Object.entries(SCREENS).map(([name, { load, texts }]) => [
      name,
      lazy(async () => {
        const [screen] = await Promise.all([load(), store.load(texts)])
        return { default: screen }
      }),
    ]),
  )

const Loading = (): ReactNode => (
  <main className={css['middle']}>
    <Spinner />
  </main>
)

const NotFound = (): ReactNode => {
  const { t } = useTranslations()
  return (
    <main className={css['middle']}>
      <EmptyState isTall image={ART.compass} title={t('core.notFound')} text={t('core.notFoundText')} />
    </main>
  )
}

type ScreensProps = { readonly store: TranslationStore; readonly sections: readonly Section[] }

const Screens = ({ store, sections }: ScreensProps): ReactNode => {
  const screens = useMemo(() => screensOf(store), [store])
  return (
    <Switch>
      {sections.map(({ name, path, work }) => {
        const Screen = screens.get(name)
        return (
          <Route key={name} path={`${path}/*?`}>
            <PlaceBoundary key={name}>
              <Suspense fallback={<Loading />}>
                {work && <QueueScreen key={work} kind={work} />}
                {Screen && <Screen />}
              </Suspense>
            </PlaceBoundary>
          </Route>
        )
      })}
      <Route path={OWN_PASSWORD}>
        <OwnPasswordScreen />
      </Route>
      <Route path="/">
        <Redirect to={sections[0]?.path ?? '/orders'} replace />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}

type InsideProps = { readonly me: StaffMe; readonly isOver: boolean; readonly store: TranslationStore }

const Inside = ({ me, isOver, store }: InsideProps): ReactNode => {
  const { session } = useCounter()
  usePolling(!isOver, session.refresh)
  const sections = SECTIONS.filter(({ right }) => session.may(right))
  return (
    <MeContext value={me}>
      <Frame sections={sections} isOver={isOver}>
        <Screens store={store} sections={sections} />
      </Frame>
    </MeContext>
  )
}

const Gate = ({ store }: { readonly store: TranslationStore }): ReactNode => {
  const { session } = useCounter()
  const now = useStream(session.session$)
  const faultText = useFaultText()
  useEffect(() => {
    void session.refresh()
  }, [session])
  switch (now.kind) {
    case 'starting':
      return <Loading />
    case 'unreachable':
      return (
        <main className={css['middle']}>
          <ErrorState isTall text={faultText(now.fault)} onRetry={() => void session.refresh()} />
        </main>
      )
    case 'signed-out':
      return <SignInPage />
    case 'signed-in':
      // Another staff member gets new pages.
      return <Inside key={now.me.staff.id} me={now.me} isOver={now.isOver} store={store} />
  }
}

type RootProps = { readonly counter: Counter; readonly store: TranslationStore }

/** The whole page of the counter. */
export const CounterRoot = ({ counter, store }: RootProps): ReactNode => (
  <CounterContext value={counter}>
    <SurroundingsContext value={counter}>
      <TranslationsContext value={useStream(store.translations$)}>
        <Router base="/counter">
          <div className={css['counter']}>
            <Gate store={store} />
            <Toasts store={store} />
          </div>
        </Router>
      </TranslationsContext>
    </SurroundingsContext>
  </CounterContext>
)
