import { type ReactNode, useState } from 'react'
import { topUpPath, topUpReturnOf } from '../../domain/wallet/top-up-return.ts'
import { MoneyField, Segmented } from '../components/forms.ts'
import { Note, TextLink } from '../components/kit.ts'
import { useBack, useNavigate } from '../hooks/use-navigate.tsx'
import { displaySettings } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { CardFields, EvidenceField, MoneyFormPage, useMoneyGuard } from './MoneyFormPage.tsx'
import { useRecharge } from './top-up/use-recharge.ts'

const METHODS = ['card', 'manual'] as const
type Method = (typeof METHODS)[number]

/** Top-up by bank card, or by a manual transfer with proof (requirement S1). */
export const CardTopUpScreen = ({ search }: ScreenProps): ReactNode => {
  const { t } = useTranslations()
  const returnTo = topUpReturnOf(search)
  const back = useBack(topUpPath('/topUp', returnTo))
  const navigate = useNavigate()
  const methods = METHODS.filter((value) => !displaySettings.off.has(value))
  const initialMethod = search.get('method') === 'manual' ? 'manual' : 'card'
  const [method, setMethod] = useState<Method>(
    methods.includes(initialMethod) ? initialMethod : (methods[0] ?? initialMethod),
  )
  const choose = (value: Method): void => {
    setMethod(value)
    // In the address, to survive a reload.
    navigate(topUpPath(`/cardTopUp?method=${value}`, returnTo), { replace: true })
  }
  const { form, uploads, isDirty, clear, lost } = useRecharge({
    name: 'card-top-up',
    returnTo,
    initial: { holder: '', number: '', bank: '' },
    toForm: ({ amount, holder, number, bank }, evidence) =>
      method === 'card' ? { method, amount, evidence, holder, number, bank } : { method, amount, evidence },
  })
  const guard = useMoneyGuard(isDirty, () => {
    clear()
    back()
  })
  return (
    <MoneyFormPage
      title={t(method === 'card' ? 'core.title.cardTopUp' : 'money.methods.manual')}
      records="/topUpRecord"
      form={form}
      guard={guard}
      lost={lost}
      sendLabel={t('money.card.send')}
    >
      <Segmented
        label={t('money.method')}
        value={method}
        onChange={choose}
        options={methods.map((value) => ({ value, label: t(`money.methods.${value}`) }))}
      />
      <MoneyField {...form.field('amount')} label={t('money.amount')} />
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
    </MoneyFormPage>
  )
}
