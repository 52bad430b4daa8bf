import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { PROMO_CODE_MOST, type Promo } from '../../../domain/orders/order.ts'
import { promoCodeOf } from '../../../domain/orders/promo.ts'
import { type Cents, cents } from '../../../domain/shared/money.ts'
import { BottomSheet, TextField } from '../../components/forms.ts'
import { Button, Icon, ListGroup, ListRow, Tag } from '../../components/kit.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../orders.module.css'
import { BalanceRow } from '../payment/PayParts.tsx'

type PromoRowProps = {
  readonly promo: Promo
  /** What the order costs with it. */
  readonly owed: Cents
  /** What stands in the field, applied or not. */
  readonly code: string
  readonly onType: (code: string) => void
  /** Empty takes the code away. */
  readonly onApply: (code: string) => void
}

/** Promo code with its effect or the reason why it has none, and the balance that will pay. */
export const PromoRow = ({ promo, owed, code, onType, onApply }: PromoRowProps): ReactNode => {
  const { t, language } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<string | undefined>(undefined)
  const isRefused = promo.kind === 'refused' && promo.code === asked
  // The answer to the last press alone closes the sheet: the preview comes again while another code is typed.
  const awaited = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (promo.kind !== 'applied' || promo.code !== awaited.current) return
    awaited.current = undefined
    setOpen(false)
  }, [promo])
  const apply = (event: FormEvent): void => {
    event.preventDefault()
    const wanted = promoCodeOf(code)
    onType(wanted)
    setAsked(wanted)
    awaited.current = wanted
    onApply(wanted)
    if (wanted === '') setOpen(false)
  }
  const drop = (): void => {
    onType('')
    setAsked(undefined)
    onApply('')
    setOpen(false)
  }
  return (
    <>
      <ListGroup>
        <ListRow
          icon="ticket-percent"
          label={t('orders.promo')}
          {...(promo.kind === 'refused' && {
            description: <span className="bad">{promo.reason || t('orders.promoRefused')}</span>,
          })}
          {...(promo.kind === 'applied' && {
            ...(promo.title !== '' && { description: promo.title }),
            value: <Tag tone="ok">{formatMoney(cents(-promo.discount), language)}</Tag>,
          })}
          trailing={<Icon name="chevron-right" size={20} className="ink-3" />}
          onClick={() => setOpen(true)}
        />
        <BalanceRow owed={owed} />
      </ListGroup>
      <BottomSheet isOpen={isOpen} title={t('orders.promo')} onClose={() => setOpen(false)}>
        <form className={css['promo']} onSubmit={apply} noValidate>
          <TextField
            label={t('orders.promoLabel')}
            value={code}
            onChange={onType}
            error={isRefused ? promo.reason || t('orders.promoRefused') : undefined}
            most={PROMO_CODE_MOST}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
          />
          <div className={css['pair']}>
            {promo.kind !== 'none' && (
              <Button kind="line" isFlex onClick={drop}>
                {t('orders.promoDrop')}
              </Button>
            )}
            <Button kind="primary" isFlex type="submit" isDisabled={code.trim() === ''}>
              {t('orders.promoApply')}
            </Button>
          </div>
        </form>
      </BottomSheet>
    </>
  )
}
