import { type ReactNode, useEffect, useState } from 'react'
import type { Checkout } from '../../application/orders/orders-context.ts'
import type { Address } from '../../domain/addresses/address.ts'
import { showMobile } from '../../domain/addresses/address-text.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { ORDER_NOTE_MAX_LENGTH, type OrderPreview } from '../../domain/orders/order.ts'
import type { PayStep } from '../../domain/orders/payable.ts'
import { addCents, type Cents, cents, ZERO_CENTS } from '../../domain/shared/money.ts'
import { ART } from '../components/art.ts'
import { addressTag, addressText } from '../components/commerce/delivery/AddressCard.tsx'
import { cx } from '../components/cx.ts'
import { AddressCard, BottomBar, ListGroup, ListRow, TextArea } from '../components/forms.ts'
import { RefusalNote } from '../components/frame/FormPage.tsx'
import split from '../components/frame/split.module.css'
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  type KeyValue,
  KeyValues,
  Note,
  Page,
  Price,
  QueryState,
  SkeletonCards,
  TextLink,
} from '../components/kit.ts'
import { type Action, useApp, useStream } from '../hooks/use-app.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { formatDayRange, formatMoney } from '../i18n/format.ts'
import { shopNameIn, useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import { type ScreenProps, withQuery } from '../navigation/screen.ts'
import { OrderLines } from './OrderLines.tsx'
import css from './orders.module.css'
import { BalanceRow } from './PayParts.tsx'
import { ShopHead } from './ShopHead.tsx'
import { useConfirm } from './use-confirm.ts'
import { VoucherRow, VoucherSheet } from './VoucherPicker.tsx'

type SumsProps = { readonly preview: OrderPreview; readonly hasTotal?: boolean }

/** The parts of the total, to which nothing is added after this page; without the total next to a bar that shows it. */
const ConfirmSums = ({ preview, hasTotal = false }: SumsProps): ReactNode => {
  const { t, language } = useTranslations()
  const { promo, promos, groups } = preview
  const off = (label: string, amount: Cents): readonly KeyValue[] =>
    amount > 0 ? [{ label: t(label), value: formatMoney(cents(-amount), language), tone: 'ok' }] : []
  const ofShops = addCents(
    ...promos.filter(({ shopId }) => shopId !== undefined).map(({ discount }) => discount),
  )
  const whole = promo.kind === 'applied' ? promo.discount : cents(0)
  return (
    <KeyValues
      rows={[
        {
          label: t('orders.subtotal', { count: preview.quantity }),
          value: formatMoney(preview.subtotal, language),
        },
        {
          label: groups.length > 1 ? t('orders.freightOf', { count: groups.length }) : t('orders.freight'),
          value: formatMoney(preview.freight, language),
        },
        ...off('orders.voucherShop', ofShops),
        ...off('orders.promoShort', cents(whole - ofShops)),
      ]}
      {...(hasTotal && {
        sum: { label: t('orders.total'), value: <Price cents={preview.total} size="lg" /> },
      })}
    />
  )
}

type DeliveryAddressProps = { readonly address: Address | undefined; readonly returnPath: string }

const addressHref = (form: '' | 'Form', returnPath: string): string =>
  `/address${form}?pick=${encodeURIComponent(returnPath)}`

/**
 * The order has no address. A server may have some of which none is the default: they are offered; only who is known to
 * have none is led to the form of the first.
 */
const MissingAddress = ({ returnPath }: { readonly returnPath: string }): ReactNode => {
  const { addresses } = useApp()
  const { t } = useTranslations()
  const { phase, addresses: known } = useStream(addresses.addresses$)
  useEffect(() => {
    void addresses.refresh()
  }, [addresses])
  const isFirst = phase === 'ready' && known.length === 0
  return (
    <ListGroup label={t('orders.address')}>
      <ListRow
        icon="map-pin"
        label={t(known.length > 0 ? 'orders.pickAddress' : 'orders.addAddress')}
        description={t('orders.addAddressHelp')}
        href={addressHref(isFirst ? 'Form' : '', returnPath)}
      />
    </ListGroup>
  )
}

/** The delivery address; a tap opens the address list and returns to this order. */
const DeliveryAddress = ({ address, returnPath }: DeliveryAddressProps): ReactNode => {
  const { t, language } = useTranslations()
  if (!address) return <MissingAddress returnPath={returnPath} />
  return (
    <Card label={t('orders.address')}>
      <AddressCard
        name={address.name}
        phone={showMobile(address.mobile)}
        address={addressText(address, language)}
        tag={address.tag === '' ? undefined : addressTag(address.tag, t)}
        href={addressHref('', returnPath)}
        hasChevron
      />
    </Card>
  )
}

type NothingToOrderProps = {
  /** Why nothing can be ordered, below the title. */
  readonly text: string
  /** What was chosen in the cart is not there any more: a reload while it was being ordered leads here, too. */
  readonly isGone?: boolean
}

/** Nothing in the address can be ordered. */
const NothingToOrder = ({ text, isGone = false }: NothingToOrderProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <EmptyState
      isTall
      image={ART.cart}
      title={t('orders.nothingTitle')}
      text={text}
      action={
        <>
          <ButtonLink kind="primary" href="/bag" isBlock>
            {t('orders.toCart')}
          </ButtonLink>
          {isGone && (
            <>
              <p className={cx('small ink-2', css['gone'])}>{t('orders.mayBeOrdered')}</p>
              <TextLink href="/myPurchases">{t('orders.viewOrders')}</TextLink>
            </>
          )}
          <TextLink href="/home">{t('orders.goOnShopping')}</TextLink>
        </>
      }
    />
  )
}

type GroupsProps = { readonly checkout: Checkout; readonly onVouchers: () => void }

/** The order by shop: each with courier, shipping cost and vouchers. */
const ConfirmGroups = ({ checkout, onVouchers }: GroupsProps): ReactNode => {
  const translations = useTranslations()
  const { t, language } = translations
  return checkout.groups.map(({ shop, lines, freight, courier, arrival }) => (
    <Card key={shop.shopId} label={shopNameIn(shop.name, translations)} className={css['group']}>
      <ShopHead shop={shop} />
      <OrderLines lines={lines} />
      <div className={css['groupRows']}>
        {/* A server that charges for all shops at once gives no fee for each. */}
        {(freight > 0 || courier !== '') && (
          <ListRow
            icon="truck"
            label={courier || t('orders.freight')}
            {...(arrival && {
              description: t('orders.arrives', {
                days: formatDayRange(arrival.first, arrival.last, language),
              }),
            })}
            value={formatMoney(freight, language)}
          />
        )}
        <VoucherRow checkout={checkout} shopId={shop.shopId} onOpen={onVouchers} />
      </div>
    </Card>
  ))
}

type PreviewFaultProps = {
  readonly fault: ApiFault
  readonly isOfCart: boolean
  readonly onRetry: () => void
}

/** Retrying a refusal is pointless, for example if a product is off sale: it links to the cart. */
const PreviewFault = ({ fault, isOfCart, onRetry }: PreviewFaultProps): ReactNode => {
  const text = useFaultText()(fault)
  return fault.kind === 'rejected' ? (
    <NothingToOrder text={text} isGone={isOfCart} />
  ) : (
    <ErrorState isTall text={text} onRetry={onRetry} />
  )
}

/** Confirms an order; one press creates it and leads to the payment code (requirement S2, api.md 4). */
export const OrderConfirmScreen = ({ search }: ScreenProps): ReactNode => {
  const { t, language } = useTranslations()
  const confirm = useConfirm(search)
  const { source, preview, note, setNote, problem, step, submit, promo, applyCodes } = confirm
  const [isChoosing, setChoosing] = useState(false)
  const shown = problem?.isGone ? undefined : preview.value
  if (!source) {
    return (
      <Page surface="canvas" column="col" title={t('core.title.order')}>
        <NothingToOrder text={t('core.selectItem')} />
      </Page>
    )
  }
  const choose = (): void => setChoosing(true)
  const held = <Note icon="shield-check">{t('orders.after.paid')}</Note>
  const saved = shown?.promo.kind === 'applied' ? shown.promo.discount : ZERO_CENTS
  return (
    <Page
      surface="canvas"
      column="col"
      frame={split['split']}
      isBusy={preview.phase === 'loading'}
      title={t('core.title.order')}
      footer={
        shown && (
          <BottomBar column="col" needsNetwork>
            <div className={split['sums']}>
              <h2 className={css['sumsHead']}>{t('orders.totals')}</h2>
              <ConfirmSums preview={shown} />
            </div>
            <div className={css['due']}>
              <span>{t('orders.toPay')}</span>
              <Price cents={shown.total} size="lg" />
              {saved > 0 && (
                <span className={cx('ok', css['dueSaved'])}>
                  {t('orders.saved', { amount: formatMoney(saved, language) })}
                </span>
              )}
            </div>
            <SubmitButton step={step} total={shown.total} submit={submit} />
            <div className={split['sums']}>{held}</div>
          </BottomBar>
        )
      }
    >
      <QueryState
        query={preview}
        skeleton={<SkeletonCards count={3} />}
        failed={(fault) => (
          <PreviewFault fault={fault} isOfCart={source.kind === 'cart'} onRetry={preview.retry} />
        )}
      />
      {problem?.isGone && <NothingToOrder text={problem.text} isGone />}
      {shown && (
        <div className={css['stack']}>
          <DeliveryAddress
            address={shown.address}
            returnPath={withQuery('/order', search, { address: undefined })}
          />
          {problem?.isOfAddress && <RefusalNote text={problem.text} />}
          <ConfirmGroups checkout={shown} onVouchers={choose} />
          <Card>
            <TextArea
              label={t('orders.note')}
              placeholder={t('orders.notePlaceholder')}
              value={note}
              onChange={setNote}
              maxCharacters={ORDER_NOTE_MAX_LENGTH}
              rows={1}
              hasCounter
            />
          </Card>
          <ListGroup>
            <VoucherRow checkout={shown} onOpen={choose} />
            <BalanceRow owed={shown.total} />
          </ListGroup>
          {step?.kind === 'top-up' && <Note tone="warn">{t('orders.keptUnpaid')}</Note>}
          <div className={split['inLine']}>
            <Card label={t('orders.totals')}>
              <ConfirmSums preview={shown} hasTotal />
            </Card>
          </div>
          <div className={split['inLine']}>{held}</div>
          {problem?.isOfAddress === false && <RefusalNote text={problem.text} />}
        </div>
      )}
      {shown && (
        <VoucherSheet
          checkout={shown}
          isOpen={isChoosing}
          onClose={() => setChoosing(false)}
          typed={promo}
          onApply={applyCodes}
        />
      )}
    </Page>
  )
}

type SubmitProps = {
  readonly step: PayStep | undefined
  readonly total: Cents
  readonly submit: Action<[], void>
}

/** Creates the order, and says what comes next: the code, or a top-up of the missing amount. */
const SubmitButton = ({ step, total, submit }: SubmitProps): ReactNode => {
  const { t, language } = useTranslations()
  const toTopUp = step?.kind === 'top-up' && hasScreen('/topUp') ? step.missing : undefined
  return (
    <Button
      kind="primary"
      size="lg"
      icon={toTopUp === undefined ? 'lock' : 'wallet'}
      isBusy={submit.isBusy}
      onClick={() => void submit.run()}
    >
      {toTopUp === undefined
        ? t('orders.pay', { amount: formatMoney(total, language) })
        : t('orders.topUpBy', { amount: formatMoney(toTopUp, language) })}
    </Button>
  )
}
