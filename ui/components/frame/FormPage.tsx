import { type ReactNode, useId, useState } from 'react'
import type { Form } from '../../hooks/forms/use-form.ts'
import { useSurroundings } from '../../hooks/use-app.ts'
import { noticeText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { AppBar, BottomBar, Button, Note, Page } from '../kit.ts'
import type { Unsaved } from '../overlays/use-unsaved.tsx'
import css from './FormPage.module.css'

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

export type FormPageProps = {
  /** Leave it out where the form contains the page's h1. */
  readonly title?: string
  readonly actions?: ReactNode
  readonly form: Pick<Form<Readonly<Record<string, unknown>>>, 'ref' | 'submit' | 'isBusy'>
  /** Asks before typed text is discarded. */
  readonly guard: Unsaved
  readonly sendLabel: string
  /** Submitting must wait, for example for an upload. */
  readonly isWaiting?: boolean
  /** A refusal of the server, shown next to the button after its toast is gone. */
  readonly problem?: string | undefined
  readonly children: ReactNode
}

/** A page with one form: fields, refusal, and a button in the bar below. */
export const FormPage = ({
  title,
  actions,
  form,
  guard,
  sendLabel,
  isWaiting = false,
  problem,
  children,
}: FormPageProps): ReactNode => {
  const id = useId()
  return (
    <Page
      column="form"
      bar={
        <AppBar
          column="form"
          {...(title !== undefined && { title })}
          actions={actions}
          onBack={guard.leave}
        />
      }
      footer={
        <BottomBar column="form" needsNetwork>
          <Button
            kind="primary"
            size="lg"
            isBlock
            type="submit"
            form={id}
            isBusy={form.isBusy}
            isDisabled={isWaiting}
          >
            {sendLabel}
          </Button>
        </BottomBar>
      }
    >
      <form id={id} ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
        {children}
        {problem !== undefined && <RefusalNote text={problem} />}
      </form>
      {guard.dialog}
    </Page>
  )
}
