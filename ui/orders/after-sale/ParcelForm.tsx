import type { ReactNode } from 'react'
import {
  COURIER_MOST,
  type Refund,
  TYPED_PARCEL_NUMBER_MOST,
} from '../../../domain/orders/refund-progress.ts'
import { TextField } from '../../components/forms.ts'
import { Button, Card, Note } from '../../components/kit.ts'
import { formatDate } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './after-sale.module.css'
import type { ParcelState } from './use-parcel-form.ts'

type ParcelFormProps = {
  readonly refund: Pick<Refund, 'returnAddress' | 'returnBefore'>
  readonly form: ParcelState['form']
}

/** Courier and tracking number of a return, with the return address and deadline. */
export const ParcelForm = ({ refund, form }: ParcelFormProps): ReactNode => {
  const { t, language } = useTranslations()
  return (
    <Card label={t('afterSale.parcel.title')}>
      <form ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
        <h2>{t('afterSale.parcel.title')}</h2>
        {refund.returnAddress !== '' && (
          <Note icon="map-pin">
            {t('afterSale.parcel.address')} <bdi className={css['words']}>{refund.returnAddress}</bdi>
          </Note>
        )}
        {refund.returnBefore !== undefined && (
          <p className="small ink-2">
            {t('afterSale.parcel.before', { time: formatDate(refund.returnBefore, language) })}
          </p>
        )}
        <TextField
          {...form.field('courier')}
          label={t('afterSale.parcel.courier')}
          most={COURIER_MOST}
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextField
          {...form.field('number')}
          label={t('afterSale.parcel.number')}
          most={TYPED_PARCEL_NUMBER_MOST}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
        />
        <Button kind="primary" isBlock type="submit" isBusy={form.isBusy}>
          {t('afterSale.parcel.send')}
        </Button>
      </form>
    </Card>
  )
}
