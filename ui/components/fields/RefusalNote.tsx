import { type ReactNode, useState } from 'react'
import { useSurroundings } from '../../hooks/use-app.ts'
import { noticeText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { Note } from '../kit.ts'

/** Scrolls a message into view that the bar below may cover. */
const comeToSight = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' })

/** A refusal next to the button, after its toast is gone. Not announced again. */
export const RefusalNote = ({ text }: { readonly text: string }): ReactNode => {
  const { notices } = useSurroundings()
  const translations = useTranslations()
  const [isAnnounced] = useState(() =>
    notices.notices$.value.some((notice) => noticeText(notice.text, translations) === text),
  )
  return (
    <div ref={comeToSight}>
      <Note tone="bad" isAnnounced={isAnnounced}>
        {text}
      </Note>
    </div>
  )
}
