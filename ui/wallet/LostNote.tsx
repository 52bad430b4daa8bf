import type { ReactNode } from 'react'
import type { LostAct } from '../../application/wallet/wallet-context.ts'
import { Note } from '../components/kit.ts'
import { formatMoney } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './money.module.css'

/** Says that what was sent before a reload has arrived, each with its number. */
export const LostNote = ({ lost }: { readonly lost: readonly LostAct[] }): ReactNode => {
  const { t, language } = useTranslations()
  return (
    <div role="status" className={css['lost']}>
      {lost.map(({ act, number, amount }) => (
        <Note key={act} icon="circle-check">
          {t('money.received', { number, amount: formatMoney(amount, language) })}
        </Note>
      ))}
    </div>
  )
}
