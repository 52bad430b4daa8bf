import { type ReactNode, useId, useState } from 'react'
import type { Form } from '../../hooks/forms/use-form.ts'
import { useSurroundings } from '../../hooks/use-app.ts'
import { noticeText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { Button, Note, Page } from '../kit.ts'
import type { Unsaved } from '../overlays/use-unsaved.tsx'
import { BottomBar } from './BottomBar.tsx'
import css from './FormPage.module.css'

/** Scrolls a message into view that the bar below may cover. */
const scrollToNote = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' })

/** A refusal next to the button, after its toast is gone. Not announced again. */
export const RefusalNote = ({ text }: { readonly text: string }): ReactNode => {
  const { notices } = useSurroundings()
  const translations = useTranslations()
  const [isAnnounced] = useState(() =>
    notices.notices$.value.some((notice) => noticeText(notice.text, translations) === text),
  )
  return (
    <div ref={scrollToNote}>
      <Note tone="bad" isAnnounced={isAnnounced}>
        {text}
      </Note>
    </div>
  )
}

export type FormPageProps = {
  /** Leave it out where the form contains the page's h1. */
  readonly title?: string | undefined
  readonly actions?: ReactNode
  /** Its `problem` is a refusal of the server, shown next to the button after its toast is gone. */
  readonly form: Pick<Form<Readonly<Record<string, unknown>>>, 'ref' | 'submit' | 'isBusy'> & {
    readonly problem?: string | undefined
  }
  /** Asks before typed text is discarded. */
  readonly guard: Unsaved
  readonly sendLabel: string
  readonly surface?: 'bg' | 'canvas'
  /** Of the wallet: in teal. */
  readonly isWallet?: boolean
  /** The class of the form. */
  readonly className?: string | undefined
  /** Has fields side by side on a wide screen, and is as wide as a list there. */
  readonly isPaired?: boolean
  /** Submitting must wait, for example for an upload. */
  readonly isWaiting?: boolean
  readonly children: ReactNode
  /** Overlays of the form. */
  readonly sheets?: ReactNode
}

/** Fields that belong together, in a form with `isPaired`: half of its width on a wide screen. */
export const FormHalf = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={css['half']}>{children}</div>
)

/** A page with one form: fields, refusal, and a button in the bar below. */
export const FormPage = ({
  title,
  actions,
  form,
  guard,
  sendLabel,
  surface = 'bg',
  isWallet = false,
  className = css['form'],
  isPaired = false,
  isWaiting = false,
  children,
  sheets,
}: FormPageProps): ReactNode => {
  const id = useId()
  return (
    <Page
      surface={surface}
      column="form"
      className={isPaired ? css['paired'] : undefined}
      isWallet={isWallet}
      title={title}
      actions={actions}
      onBack={guard.leave}
      footer={
        <BottomBar column="form" needsNetwork>
          <Button
            kind={isWallet ? 'teal' : 'primary'}
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
      <form method="post" id={id} ref={form.ref} className={className} onSubmit={form.submit} noValidate>
        {children}
        {form.problem !== undefined && <RefusalNote text={form.problem} />}
      </form>
      {sheets}
      {guard.dialog}
    </Page>
  )
}
