import { type ReactNode, useState } from 'react'
import { useSurroundings } from '../../hooks/use-app.ts'
import { noticeText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { Note } from '../kit.ts'

/** The bar below may cover it: what was refused comes into sight. */
const comeToSight = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' })

/** What was refused, beside the button after its toast has gone. What the toast reads out is not read out twice. */
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
