import { type ReactNode, useState } from 'react'
import { fail } from '../../domain/shared/result.ts'
import type { ScreenProps } from '../app/screen.ts'
import { useNavigate } from '../app/use-navigate.ts'
import { ART } from '../components/art.ts'
import { TextArea } from '../components/forms.ts'
import {
  AppBar,
  BottomBar,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Note,
  Page,
  Price,
  SkeletonCards,
} from '../components/kit.ts'
import split from '../components/split.module.css'
import { useAction } from '../hooks/use-action.ts'
import { useApp } from '../hooks/use-app.ts'
import { useQuery } from '../hooks/use-query.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useWords } from '../i18n/use-words.ts'
import { ConfirmGroups } from './ConfirmGroups.tsx'
import { ConfirmSums, ConfirmTotals } from './ConfirmTotals.tsx'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { sourceFrom, withQuery } from './order-source.ts'
import css from './orders.module.css'
import { PromoRow } from './PromoRow.tsx'
import { queryOfTarget } from './pay-target.ts'

const NOTE_LIMIT = 200

/** Everything about the order once more; submitting creates it (spec storefront 2, api.md 4). */
export const OrderConfirmScreen = ({ search }: ScreenProps): ReactNode => {
  const { orders } = useApp()
  const { t } = useWords()
  const navigate = useNavigate()
  const faultText = useFaultText()
  const source = sourceFrom(search)
  const promoCode = search.get('promo') ?? ''
  const addressId = search.get('address') ?? ''
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const preview = useQuery({
    key: JSON.stringify(source ?? null),
    version: `${addressId} ${promoCode}`,
    load: () =>
      source
        ? orders.preview(source, promoCode, addressId === '' ? undefined : addressId)
        : Promise.resolve(fail({ kind: 'cancelled' } as const)),
  })
  const shown = preview.value
  const submit = useAction(async () => {
    if (!source || !shown) return
    setProblem(undefined)
    const code = shown.promo.kind === 'applied' ? shown.promo.code : ''
    const answer = await orders.submit({
      source,
      addressId: shown.address?.id ?? '',
      promoCode: code,
      note: note.trim(),
    })
    // In the place of this page: Back from the cashier must not lead to a second order.
    if (answer.ok) navigate(`/checkout?${queryOfTarget(answer.value.target)}`, { replace: true })
    else {
      setProblem(faultText(answer.fault))
      void preview.refresh()
    }
  })
  const applyPromo = (code: string): void =>
    navigate(withQuery('/order', search, { promo: code }), { replace: true })
  const bar = <AppBar column="col" title={t('core.title.order')} />
  if (!source) {
    return (
      <Page surface="canvas" column="col" bar={bar}>
        <EmptyState
          isTall
          image={ART.cart}
          title={t('orders.nothingTitle')}
          text={t('core.selectItem')}
          action={
            <ButtonLink kind="primary" href="/bag" isBlock>
              {t('orders.toCart')}
            </ButtonLink>
          }
        />
      </Page>
    )
  }
  return (
    <Page
      surface="canvas"
      column="col"
      frame={split['split']}
      isBusy={preview.phase === 'loading'}
      bar={bar}
      footer={
        shown && (
          <BottomBar column="col" needsNetwork>
            <div className={split['sums']}>
              <ConfirmSums preview={shown} />
            </div>
            <div className={css['due']}>
              <span>{t('orders.toPay')}</span>
              <Price cents={shown.total} size="lg" />
            </div>
            <Button kind="primary" size="lg" isBusy={submit.isBusy} onClick={() => void submit.run()}>
              {t('orders.createOrder')}
            </Button>
          </BottomBar>
        )
      }
    >
      {preview.phase === 'loading' && <SkeletonCards count={3} />}
      {preview.phase === 'failed' && preview.fault && (
        <ErrorState isTall text={faultText(preview.fault)} onRetry={preview.retry} />
      )}
      {shown && (
        <div className={css['stack']}>
          <DeliveryAddress
            address={shown.address}
            returnPath={withQuery('/order', search, { address: undefined })}
          />
          <ConfirmGroups groups={shown.groups} />
          <Card>
            <TextArea
              label={t('orders.note')}
              placeholder={t('orders.notePlaceholder')}
              value={note}
              onChange={setNote}
              maxLength={NOTE_LIMIT}
              rows={2}
              hasCounter
            />
          </Card>
          <PromoRow promo={shown.promo} onApply={applyPromo} />
          <div className={split['inLine']}>
            <ConfirmTotals preview={shown} />
          </div>
          {problem !== undefined && <Note tone="bad">{problem}</Note>}
        </div>
      )}
    </Page>
  )
}
