import type { ReactNode } from 'react'
import type { LostAct } from '../../application/wallet/wallet-context.ts'
import { AppBar, BottomBar, Button, Page, TextLink } from '../components/kit.ts'
import type { Unsaved } from '../components/overlays/use-unsaved.tsx'
import type { Form } from '../hooks/forms/use-form.ts'
import { useTranslations } from '../i18n/translations.ts'
import { LostNote } from './LostNote.tsx'
import css from './money.module.css'

type MoneyFormPageProps = {
  /** Names the form, for the button in the bar below that sends it. */
  readonly id: string
  readonly title: string
  readonly surface: 'bg' | 'canvas'
  /** The page with what was sent before. */
  readonly records: string
  readonly form: Pick<Form<Readonly<Record<string, unknown>>>, 'ref' | 'submit'>
  readonly guard: Unsaved
  readonly lost: readonly LostAct[]
  readonly send: string
  readonly isBusy: boolean
  readonly children: ReactNode
  /** What lies over the form, when something is asked. */
  readonly sheets?: ReactNode
}

/** A page of the wallet that is one form: money in, or money out. */
export const MoneyFormPage = (props: MoneyFormPageProps): ReactNode => {
  const { t } = useTranslations()
  const { id, form, guard } = props
  return (
    <Page
      surface={props.surface}
      column="form"
      isWallet
      bar={
        <AppBar
          column="form"
          title={props.title}
          onBack={guard.leave}
          actions={<TextLink href={props.records}>{t('money.record')}</TextLink>}
        />
      }
      footer={
        <BottomBar column="form" needsNetwork>
          <Button kind="teal" size="lg" isBlock type="submit" form={id} isBusy={props.isBusy}>
            {props.send}
          </Button>
        </BottomBar>
      }
    >
      <form id={id} ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
        <LostNote lost={props.lost} />
        {props.children}
      </form>
      {props.sheets}
      {guard.dialog}
    </Page>
  )
}
