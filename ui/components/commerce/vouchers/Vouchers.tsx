import type { ReactNode } from 'react'
import {
  usableFirst,
  type Voucher,
  type VoucherPlace,
  type VoucherState,
  voucherStateOf,
} from '../../../../domain/orders/voucher-offers.ts'
import { cents } from '../../../../domain/shared/money.ts'
import { useQuery } from '../../../hooks/loading/use-query.ts'
import { useAction, useApp, useStream } from '../../../hooks/use-app.ts'
import { useSignInFirst } from '../../../hooks/use-navigate.tsx'
import { formatPercent, formatShortMoney } from '../../../i18n/format.ts'
import { type Translations, useTranslations } from '../../../i18n/translations.ts'
import { cx } from '../../cx.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Box, Repeat, Skeleton } from '../../states/Skeleton.tsx'
import { Section, SideScroll } from '../../surfaces/Card.tsx'
import { Moment } from '../../surfaces/Moment.tsx'
import { TextRuns } from '../../TextRuns.tsx'
import css from './Vouchers.module.css'

/** A voucher's benefit as short text: "10%, up to $12". Needs the texts of `vouchers`. */
export const voucherGift = (
  { kind, value, cap }: Pick<Voucher, 'kind' | 'value' | 'cap'>,
  { t, language }: Translations,
): string => {
  const max = cap === undefined ? undefined : formatShortMoney(cap, language)
  switch (kind) {
    case 'amount':
      return t('vouchers.amount', { amount: formatShortMoney(cents(value), language) })
    case 'percent': {
      const percent = formatPercent(value, language)
      return max === undefined
        ? t('vouchers.percent', { percent })
        : t('vouchers.percentTo', { percent, max })
    }
    case 'freight':
      return max === undefined ? t('vouchers.freight') : t('vouchers.freightTo', { max })
  }
}

/** The minimum of a voucher. */
export const voucherMinimum = ({ minimum }: Voucher, { t, language }: Translations): string =>
  minimum === 0
    ? t('vouchers.noMinimum')
    : t('vouchers.minimum', { amount: formatShortMoney(minimum, language) })

const DATE = '\u0001'

/** A voucher's validity as a date in the reader's time zone, which a server does not know (`Moment`). */
export const VoucherTime = ({ voucher, state }: Pick<VoucherCardProps, 'voucher' | 'state'>): ReactNode => {
  const { t } = useTranslations()
  const isToCome = state === 'to-come'
  const [before, after] = t(isToCome ? 'vouchers.from' : 'vouchers.until', { date: DATE }).split(DATE)
  return (
    <TextRuns>
      {before}
      <Moment at={isToCome ? voucher.startsAt : voucher.endsAt} style="short-day" />
      {after}
    </TextRuns>
  )
}

type VoucherCardProps = {
  readonly voucher: Voucher
  readonly state: VoucherState
  readonly isBusy?: boolean
  readonly onClaim: () => void
}

const STATE_KEYS = {
  claimed: 'vouchers.claimed',
  used: 'vouchers.used',
  gone: 'vouchers.gone',
  over: 'vouchers.over',
  'to-come': 'vouchers.toCome',
} as const

/** A voucher as a ticket: the benefit on the left, the claim button on the right. A claimed one stays in place. */
const VoucherCard = ({ voucher, state, isBusy = false, onClaim }: VoucherCardProps): ReactNode => {
  const translations = useTranslations()
  const { t } = translations
  const gift = voucherGift(voucher, translations)
  const { shop } = voucher
  return (
    <article className={cx(css['voucher'], state !== 'claimable' && state !== 'claimed' && css['off'])}>
      <div className={css['body']}>
        <p className={css['gift']}>{gift}</p>
        <p className={css['minimum']}>{voucherMinimum(voucher, translations)}</p>
        <p className={css['time']}>
          {shop && (
            <>
              <bdi>{shop.name}</bdi>
              <span className={css['dot']}> · </span>
            </>
          )}
          <span className={css['day']}>
            <VoucherTime voucher={voucher} state={state} />
          </span>
        </p>
      </div>
      {state === 'claimable' ? (
        <button
          type="button"
          className={cx(css['act'], css['claim'])}
          aria-busy={isBusy || undefined}
          aria-label={t('vouchers.claimThis', { gift })}
          onClick={isBusy ? undefined : onClaim}
        >
          {t('vouchers.claim')}
        </button>
      ) : (
        <span className={cx(css['act'], state === 'claimed' && 'ok')}>
          {state === 'claimed' && <Icon name="check" size={16} />}
          <span>{t(STATE_KEYS[state])}</span>
        </span>
      )}
    </article>
  )
}

/** The vouchers of a place, reloaded when one was claimed; undefined while loading, empty when unavailable. */
export const useVouchers = (place: VoucherPlace): readonly Voucher[] | undefined => {
  const { vouchers, session } = useApp()
  // Claims depend on the signed-in shopper.
  const version = `${useStream(vouchers.changes$)} ${useStream(session.session$).kind}`
  const query = useQuery({
    key: `vouchers ${JSON.stringify(place)}`,
    version,
    load: () => vouchers.load(place),
  })
  return query.phase === 'loading' ? undefined : (query.value ?? [])
}

/** A voucher to claim; a visitor is sent to sign in and returns to this page. */
export const ClaimableVoucher = ({ voucher }: { readonly voucher: Voucher }): ReactNode => {
  const { vouchers, clock } = useApp()
  const signInFirst = useSignInFirst()
  const claim = useAction(() => signInFirst(vouchers.claim(voucher.code)))
  return (
    <VoucherCard
      voucher={voucher}
      state={voucherStateOf(voucher, Math.floor(clock.now() / 1000))}
      isBusy={claim.isBusy}
      onClaim={() => void claim.run()}
    />
  )
}

type VoucherStripProps = {
  readonly vouchers: readonly Voucher[]
  /** The accessible name of the group. */
  readonly label: string
}

/** Vouchers to claim, in a line that scrolls sideways. */
const VoucherStrip = ({ vouchers, label }: VoucherStripProps): ReactNode => {
  const { clock } = useApp()
  const last = vouchers.at(-1)
  const lastState = last && voucherStateOf(last, Math.floor(clock.now() / 1000))
  return (
    <SideScroll label={label} isStop={lastState !== 'claimable'}>
      {vouchers.map((voucher) => (
        <ClaimableVoucher key={voucher.code} voucher={voucher} />
      ))}
    </SideScroll>
  )
}

type VoucherSectionProps = {
  readonly place: VoucherPlace
  /** Instead of "for you". */
  readonly title?: string
}

/** Placeholder of vouchers in their final height: the content below does not move. */
const VouchersSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['coming']}>
      <Repeat count={4}>
        <div className={css['voucher']}>
          <div className={css['body']}>
            <p className={css['gift']}>
              <Box shape="short" />
            </p>
            <p className={css['minimum']}>{'\u00a0'}</p>
            <p className={css['time']}>{'\u00a0'}</p>
          </div>
        </div>
      </Repeat>
    </div>
  </Skeleton>
)

/**
 * The vouchers of a place with a title, to be claimed in place: `<VoucherSection place={{ kind: 'home' }} />`. The
 * route needs the texts `vouchers`. Hidden when there are none.
 */
export const VoucherSection = ({ place, title }: VoucherSectionProps): ReactNode => {
  const { clock } = useApp()
  const { t } = useTranslations()
  const loaded = useVouchers(place)
  const vouchers = loaded && usableFirst(loaded, Math.floor(clock.now() / 1000))
  if (vouchers?.length === 0) return null
  const name = title ?? t('vouchers.title')
  return (
    <Section title={name}>
      {vouchers ? <VoucherStrip vouchers={vouchers} label={name} /> : <VouchersSkeleton />}
    </Section>
  )
}
