import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Notice } from '../../application/shared/notices.ts'
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

/** The app's notices as toasts (requirements S8, S9). */
export const Toasts = ({ store }: { readonly store: TranslationStore }): ReactNode => {
  const { notices } = useSurroundings()
  const translations = useTranslations()
  // Their position depends on the page.
  useLocation()
  const said = useStream(notices.saidOnPage$)
  const shown = useSpeakable(useStream(notices.notices$), store).filter(
    ({ text }) => !said.includes(noticeText(text, translations)),
  )
  const ids = shown.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (ids !== '') notices.markSeen(ids.split(' ').map(Number))
  }, [ids, notices])
  return (
    <ToastRegion
      toasts={shown.map(({ id, tone, text, action }) => ({
        id,
        kind: tone,
        text: noticeText(text, translations),
        ...(action && {
          action: {
            label: translations.t(noticeKey(action.key)),
            onClick: () => {
              notices.close(id)
              action.run()
            },
          },
        }),
      }))}
    />
  )
}
