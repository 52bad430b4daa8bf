import { type ReactNode, useState } from 'react'
import { useNavigate } from '../app/navigation/use-navigate.ts'
import type { ScreenProps } from '../app/routes/screen.ts'
import { RefusalNote } from '../components/fields/RefusalNote.tsx'
import { Segmented, TextField } from '../components/forms.ts'
import { AppBar, BottomBar, Button, Note, Page, TextLink } from '../components/kit.ts'
import { useBack } from '../hooks/use-back.ts'
import { shown } from '../i18n/shown.ts'
import { useWords } from '../i18n/use-words.ts'
import { CardFields } from './CardFields.tsx'
import { EvidenceField } from './EvidenceField.tsx'
import { LostNote } from './LostNote.tsx'
import css from './money.module.css'
import { useRecharge } from './top-up/use-recharge.ts'
import { useMoneyGuard } from './use-money-guard.ts'

const FORM_ID = 'card-top-up'
const METHODS = ['card', 'manual'] as const
type Method = (typeof METHODS)[number]

/** Tops up from a bank card, or by a transfer of one's own with its proof (spec storefront 1). */
export const CardTopUpScreen = ({ search }: ScreenProps): ReactNode => {
  const { t } = useWords()
  const back = useBack('/topUp')
  const navigate = useNavigate()
  const methods = METHODS.filter((value) => !shown.off.has(value))
  const asked = search.get('method') === 'manual' ? 'manual' : 'card'
  const [method, setMethod] = useState<Method>(methods.includes(asked) ? asked : (methods[0] ?? asked))
  const choose = (value: Method): void => {
    setMethod(value)
    // A reload asks for it again.
    navigate(`/cardTopUp?method=${value}`, { replace: true })
  }
  const { form, uploads, isDirty, clear, problem, lost } = useRecharge({
    name: 'card-top-up',
    initial: { amount: '', holder: '', number: '', bank: '' },
    toForm: ({ amount, holder, number, bank }, evidence) =>
      method === 'card' ? { method, amount, evidence, holder, number, bank } : { method, amount, evidence },
  })
  const guard = useMoneyGuard(isDirty, () => {
    clear()
    back()
  })
  return (
    <Page
      surface="bg"
      column="form"
      isWallet
      bar={
        <AppBar
          column="form"
          title={t(method === 'card' ? 'core.title.cardTopUp' : 'money.methods.manual')}
          onBack={guard.leave}
          actions={<TextLink href="/topUpRecord">{t('money.record')}</TextLink>}
        />
      }
      footer={
        <BottomBar column="form" needsNetwork>
          <Button kind="teal" size="lg" isBlock type="submit" form={FORM_ID} isBusy={form.isBusy}>
            {t('money.card.send')}
          </Button>
        </BottomBar>
      }
    >
      <form id={FORM_ID} ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
        <LostNote lost={lost} />
        <Segmented
          label={t('money.method')}
          value={method}
          onChange={choose}
          options={methods.map((value) => ({ value, label: t(`money.methods.${value}`) }))}
        />
        <TextField
          {...form.field('amount')}
          label={t('money.amount')}
          leading={<span className="ink-3">{shown.currency}</span>}
          inputMode="decimal"
          autoComplete="off"
          maxLength={32}
        />
        {method === 'card' && <CardFields field={form.field} />}
        <EvidenceField
          uploads={uploads}
          label={t(method === 'card' ? 'money.evidenceOptional' : 'money.evidence')}
          error={form.field('evidence').error}
        />
        <Note icon="shield-check">
          {t(method === 'card' ? 'money.card.note' : 'money.card.manualNote')}
          {method === 'manual' && (
            <>
              {' '}
              <TextLink href="/service">{t('core.title.service')}</TextLink>
            </>
          )}
        </Note>
        {problem !== undefined && <RefusalNote text={problem} />}
      </form>
      {guard.dialog}
    </Page>
  )
}
