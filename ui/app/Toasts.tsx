import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Notice, SaidOnPage } from '../../application/shared/notices.ts'
import { ToastRegion } from '../components/frame/Toast.tsx'
import { useStream, useSurroundings } from '../hooks/use-app.ts'
import { noticeContexts, noticeKey, noticeText } from '../i18n/fault-text.ts'
import { type TranslationStore, useTranslations } from '../i18n/translations.ts'

/** A toast may need texts of another context than the page: they are loaded before it is shown. */
const useSpeakable = (shown: readonly Notice[], store: TranslationStore): readonly Notice[] => {
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set(['core', 'kit', 'offline']))
  const missing = [...new Set(shown.flatMap(noticeContexts))].filter((context) => !ready.has(context))
  const wanted = missing.join(' ')
  useEffect(() => {
    if (wanted === '') return
    // Independently: a file that fails to load does not block the others.
    for (const context of wanted.split(' ')) {
      store.load([context]).then(
        () => setReady((before) => new Set([...before, context])),
        () => undefined,
      )
    }
  }, [wanted, store])
  return shown.filter((notice) => noticeContexts(notice).every((context) => ready.has(context)))
}

/** A server-rendered page has none: they come when it is hydrated. */
const NONE: readonly Notice[] = []

/** The app's notices as toasts (requirements S8, S9). */
export const Toasts = ({ store }: { readonly store: TranslationStore }): ReactNode => {
  const { notices } = useSurroundings()
  const translations = useTranslations()
  // Their position depends on the page.
  useLocation()
  const said = useStream(notices.saidOnPage$)
  const now = useStream(notices.notices$, NONE)
  // The page is rendered first with the answer that an error is about, because it may say the same itself.
  const settled = useDeferredValue(now)
  const isDue = (notice: Notice): boolean => notice.tone !== 'error' || settled.includes(notice)
  const shown = useSpeakable(now, store).filter(isDue)
  // Once the page has said it, a toast does not say it on the next page either.
  const [before, setBefore] = useState<ReadonlyMap<number, SaidOnPage>>(new Map())
  const toasts = shown.map(({ id, tone, text: notice, action }) => {
    const text = noticeText(notice, translations)
    return {
      id,
      kind: tone,
      text,
      onPage: before.get(id) ?? said.find(({ words }) => words === text),
      ...(action && {
        action: {
          label: translations.t(noticeKey(action.key)),
          onClick: () => {
            notices.close(id)
            action.run()
          },
        },
      }),
    }
  })
  useEffect(() => {
    if (toasts.every(({ id, onPage }) => onPage === before.get(id))) return
    setBefore(new Map(toasts.flatMap(({ id, onPage }) => (onPage ? [[id, onPage]] : []))))
  })
  const ids = shown.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (ids !== '') notices.markSeen(ids.split(' ').map(Number))
  }, [ids, notices])
  return <ToastRegion toasts={toasts} />
}
