import { type ReactNode, useId } from 'react'
import type { Form } from '../../hooks/forms/use-form.ts'
import { RefusalNote } from '../fields/RefusalNote.tsx'
import { AppBar, BottomBar, Button, Page } from '../kit.ts'
import type { Unsaved } from '../overlays/use-unsaved.tsx'
import css from './FormPage.module.css'

export type FormPageProps = {
  /** Leave out where the form itself holds the page's h1. */
  readonly title?: string
  readonly actions?: ReactNode
  readonly form: Pick<Form<Readonly<Record<string, unknown>>>, 'ref' | 'submit' | 'isBusy'>
  /** The question before what was typed is thrown away. */
  readonly guard: Unsaved
  readonly sendLabel: string
  /** Something that must end first is under way: a picture on its way, for example. */
  readonly isWaiting?: boolean
  /** What the server refused, kept beside the button after its toast has gone. */
  readonly problem?: string | undefined
  readonly children: ReactNode
}

/** A page that is one form: its fields, what was refused, its button in the bar below. */
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
