import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Checkout } from '../../application/orders/orders-context.ts'
import { PROMO_CODE_MAX_LENGTH, type PreviewPromo } from '../../domain/orders/order.ts'
import { promoCodeOf } from '../../domain/orders/promo-rules.ts'
import type { Voucher } from '../../domain/orders/voucher-offers.ts'
import {
  type JudgedVoucher,
  savedBy,
  toggleVoucher,
  vouchersOf,
  withTypedCode,
} from '../../domain/orders/voucher-savings.ts'
import { addCents, cents } from '../../domain/shared/money.ts'
import { VoucherTime, voucherGift, voucherMinimum } from '../components/commerce/vouchers/Vouchers.tsx'
import { BottomSheet, ListRow, TextField } from '../components/forms.ts'
import { Avatar, Button, cx, Icon, Mark, Tag } from '../components/kit.ts'
import type { KeptText } from '../hooks/forms/use-draft.ts'
import { formatMoney } from '../i18n/format.ts'
import { shopNameIn, useTranslations } from '../i18n/translations.ts'
import css from './orders.module.css'

type RowProps = {
  readonly checkout: Checkout
  /** Undefined: for all shops. */
  readonly shopId?: string | undefined
  readonly onOpen: () => void
}

const describe = (
  { t, language }: ReturnType<typeof useTranslations>,
  applied: readonly PreviewPromo[],
  nearest: JudgedVoucher | undefined,
  refused: PreviewPromo | undefined,
): ReactNode => {
  if (applied.length > 0) return applied.map(({ title, code }) => title || code).join(', ')
  if (refused) return <span className="bad">{refused.reason || t('orders.promoRefused')}</span>
  if (nearest?.worth.kind !== 'short') return undefined
  const { missing, amount } = nearest.worth
  return t('orders.voucherNear', {
    missing: formatMoney(missing, language),
    amount: formatMoney(cents(-amount), language),
  })
}

/**
 * The discount by vouchers of a shop or for all shops, or what is missing; a press opens all of them. Shops without
 * vouchers have no row; the one for all shops is always there, because codes are typed there.
 */
export const VoucherRow = ({ checkout, shopId, onOpen }: RowProps): ReactNode => {
  const translations = useTranslations()
  const { t, language } = translations
  const own = vouchersOf(shopId, checkout.vouchers)
  const promos = checkout.promos.filter((promo) => promo.shopId === shopId)
  const applied = promos.filter(({ discount }) => discount > 0)
  if (shopId !== undefined && own.length === 0 && applied.length === 0) return null
  const nearest = own.find(({ worth }) => worth.kind === 'saves' || worth.kind === 'short')
  const description = describe(
    translations,
    applied,
    nearest,
    promos.find(({ discount }) => discount === 0),
  )
  const usable = own.filter(({ worth }) => worth.kind === 'saves').length
  return (
    <ListRow
      icon="ticket-percent"
      label={t(shopId === undefined ? 'orders.promo' : 'orders.voucherShop')}
      {...(description !== undefined && { description })}
      {...(applied.length > 0
        ? {
            value: (
              <Tag tone="ok">
                {formatMoney(cents(-addCents(...applied.map(({ discount }) => discount))), language)}
              </Tag>
            ),
          }
        : usable > 0 && { value: t('orders.voucherUsable', { count: usable }) })}
      trailing={<Icon name="chevron-right" size={20} className="ink-3" />}
      onClick={onOpen}
    />
  )
}

/** A voucher's validity, or why it cannot be used. */
const VoucherTerms = ({ judged: { voucher, worth } }: { readonly judged: JudgedVoucher }): ReactNode => {
  const translations = useTranslations()
  const { t, language } = translations
  if (worth.kind === 'unusable') return <span>{t(`orders.voucherState.${worth.state}`)}</span>
  if (worth.kind === 'short') {
    const missing = formatMoney(worth.missing, language)
    return <span>{t(voucher.shop ? 'orders.voucherMissingShop' : 'orders.voucherMissing', { missing })}</span>
  }
  return (
    <>
      <span>{voucherMinimum(voucher, translations)}</span>
      <span> · </span>
      <VoucherTime voucher={voucher} state="claimed" />
    </>
  )
}

type OptionProps = {
  readonly judged: JudgedVoucher
  readonly isChosen: boolean
  readonly isBest: boolean
  readonly onPick: () => void
}

/** One voucher to select: its saving, or the amount missing to its minimum. */
const VoucherOption = ({ judged, isChosen, isBest, onPick }: OptionProps): ReactNode => {
  const { voucher, worth } = judged
  const translations = useTranslations()
  const { t, language } = translations
  const saves = worth.kind === 'saves'
  return (
    <button
      type="button"
      className={cx(css['option'], isChosen && css['chosen'])}
      aria-pressed={isChosen}
      aria-disabled={!saves || undefined}
      onClick={saves ? onPick : undefined}
    >
      <span className={css['optionText']}>
        <span className={css['optionTitle']}>
          <b>{voucherGift(voucher, translations)}</b>
          {isBest && <Tag tone="ok">{t('orders.voucherBest')}</Tag>}
        </span>
        <span className="small ink-2">
          <VoucherTerms judged={judged} />
        </span>
      </span>
      {saves && <span className={css['optionSaves']}>{formatMoney(cents(-worth.amount), language)}</span>}
      <span className={css['optionMark']}>{isChosen && <Icon name="check" size={16} />}</span>
    </button>
  )
}

type OptionsProps = {
  readonly name: ReactNode
  readonly options: readonly JudgedVoucher[]
  readonly chosen: readonly string[]
  readonly onPick: (voucher: Voucher) => void
}

const VoucherOptions = ({ name, options, chosen, onPick }: OptionsProps): ReactNode => {
  if (options.length === 0) return null
  const isContest = options.filter(({ worth }) => worth.kind === 'saves').length > 1
  return (
    <section className={css['options']}>
      <h3 className={css['shop']}>{name}</h3>
      {options.map((judged, at) => (
        <VoucherOption
          key={judged.voucher.code}
          judged={judged}
          isChosen={chosen.includes(judged.voucher.code)}
          isBest={isContest && at === 0}
          onPick={() => onPick(judged.voucher)}
        />
      ))}
    </section>
  )
}

type VoucherSheetProps = {
  readonly checkout: Checkout
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The text in the code field, applied or not. */
  readonly typed: KeptText
  /** Previews the order with these codes; none removes all. */
  readonly onApply: (codes: readonly string[]) => void
}

/** A field for a code, above the vouchers: only the answer to the latest press closes the sheet. */
const CodeForm = ({ checkout, onClose, typed, onApply }: Omit<VoucherSheetProps, 'isOpen'>): ReactNode => {
  const { t } = useTranslations()
  const { promos, vouchers } = checkout
  const [submittedCode, setSubmittedCode] = useState<string | undefined>(undefined)
  const refused = promos.find(({ code, discount }) => code === submittedCode && discount === 0)
  const pendingCode = useRef<string | undefined>(undefined)
  // The preview reloads while another code is typed.
  useEffect(() => {
    if (!promos.some(({ code, discount }) => code === pendingCode.current && discount > 0)) return
    pendingCode.current = undefined
    onClose()
  }, [promos, onClose])
  const applied = promos.filter(({ discount }) => discount > 0)
  const apply = (event: FormEvent): void => {
    event.preventDefault()
    const code = promoCodeOf(typed.text)
    typed.set(code)
    setSubmittedCode(code)
    pendingCode.current = code
    onApply(withTypedCode(code, applied))
  }
  const drop = (): void => {
    typed.set('')
    setSubmittedCode(undefined)
    onApply([])
    onClose()
  }
  return (
    <form
      method="post"
      className={css[vouchers.length === 0 ? 'promo' : 'codeLine']}
      onSubmit={apply}
      noValidate
    >
      <TextField
        label={t('orders.promoLabel')}
        value={typed.text}
        onChange={typed.set}
        error={refused ? refused.reason || t('orders.promoRefused') : undefined}
        maxCharacters={PROMO_CODE_MAX_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <div className={css['pair']}>
        {promos.length > 0 && vouchers.length === 0 && (
          <Button kind="line" isFlex onClick={drop}>
            {t('orders.promoDrop')}
          </Button>
        )}
        <Button
          kind={vouchers.length === 0 ? 'primary' : 'soft'}
          isFlex
          type="submit"
          isDisabled={typed.text.trim() === ''}
        >
          {t('orders.promoApply')}
        </Button>
      </div>
    </form>
  )
}

/** All vouchers of an order by shop, and a field for a code; the selection counts once applied. */
export const VoucherSheet = ({ checkout, isOpen, onClose, typed, onApply }: VoucherSheetProps): ReactNode => {
  const translations = useTranslations()
  const { t, language } = translations
  const { groups, vouchers, promos } = checkout
  const applied = promos.filter(({ discount }) => discount > 0).map(({ code }) => code)
  // The selection; initially the applied codes.
  const [picked, setPicked] = useState<readonly string[] | undefined>(undefined)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setPicked(undefined)
  }
  const chosen = picked ?? applied
  const known = vouchers.map(({ voucher }) => voucher)
  const pick = (voucher: Voucher): void => setPicked(toggleVoucher(chosen, voucher, known))
  const saved = savedBy(chosen, vouchers)
  const apply = (): void => {
    if (picked) onApply(picked)
    onClose()
  }
  return (
    <BottomSheet
      isOpen={isOpen}
      title={t(vouchers.length === 0 ? 'orders.promo' : 'orders.voucherChoose')}
      onClose={onClose}
      {...(vouchers.length > 0 && {
        footer: (
          <div className={css['sheetFoot']}>
            <span className={cx('ok', css['saved'])} aria-live="polite">
              {saved !== undefined && t('orders.saved', { amount: formatMoney(saved, language) })}
            </span>
            <Button kind="primary" size="lg" onClick={apply}>
              {chosen.length === 0
                ? t('orders.voucherNone')
                : t('orders.voucherUse', { count: chosen.length })}
            </Button>
          </div>
        ),
      })}
    >
      <div className={css['stack']}>
        <CodeForm checkout={checkout} onClose={onClose} typed={typed} onApply={onApply} />
        {groups.map(({ shop }) => (
          <VoucherOptions
            key={shop.shopId}
            name={
              <>
                {shop.avatar !== '' && <Avatar image={shop.avatar} size="xxs" isRound />}
                <bdi>{shopNameIn(shop.name, translations)}</bdi>
              </>
            }
            options={vouchersOf(shop.shopId, vouchers)}
            chosen={chosen}
            onPick={pick}
          />
        ))}
        <VoucherOptions
          name={
            <>
              <Mark size={20} />
              <span>{t('orders.voucherAll')}</span>
            </>
          }
          options={vouchersOf(undefined, vouchers)}
          chosen={chosen}
          onPick={pick}
        />
      </div>
    </BottomSheet>
  )
}
