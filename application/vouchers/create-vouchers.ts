import { BehaviorSubject, distinctUntilChanged, map, skip } from 'rxjs'
import type { ApiFault } from '../../domain/api/fault.ts'
import { centsOf, firstTextOf, flagOf, numberOf, readRows, secondsOf, textOf } from '../../domain/api/read.ts'
import type { Voucher, VoucherPlace } from '../../domain/orders/voucher-offers.ts'
import type { Fields } from '../../domain/shared/fields.ts'
import { type Cents, parseCents } from '../../domain/shared/money.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import { type Api, QUIET, readNothing } from '../api/api-client.ts'
import type { NotSignedIn } from '../catalogue/catalogue-context.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Notices } from '../shared/notices.ts'
import { stateOf } from '../shared/streams.ts'
import type { VouchersContext } from './vouchers-context.ts'

type Deps = {
  readonly api: Api
  readonly sessionState: SessionState
  readonly notices: Notices
  readonly tabs: TabsPort
}

const TOPIC = 'vouchers'
/** Most vouchers in the row of the home page. */
const HOME_VOUCHERS = 6

const KINDS: ReadonlySet<string> = new Set(['amount', 'percent', 'freight'])

const isKind = (text: string): text is Voucher['kind'] => KINDS.has(text)

const shopOf = (row: Fields): Voucher['shop'] => {
  const shopId = textOf(row['mer_id'])
  if (shopId === '' || shopId === '0') return undefined
  const country = firstTextOf(row, 'country') || undefined
  return { shopId, name: textOf(row['mer_name']), avatar: textOf(row['mer_avatar']), country }
}

/** The value of a code: cents, or whole percent; undefined when invalid. */
const giftValue = (kind: Voucher['kind'], value: unknown): number | undefined => {
  if (kind === 'freight') return 0
  const number = kind === 'amount' ? parseCents(value) : numberOf(value)
  return number !== undefined && number > 0 ? number : undefined
}

/** A voucher from a row (api.md 4); undefined without a value or an expiry. */
const readVoucher = (row: Fields): Voucher | undefined => {
  const code = textOf(row['code'])
  const kind = textOf(row['type'])
  const endsAt = secondsOf(row['end_time'])
  const value = isKind(kind) ? giftValue(kind, row['value']) : undefined
  if (code === '' || !isKind(kind) || value === undefined || endsAt === undefined) return undefined
  const cap = parseCents(row['max_discount'])
  return {
    code,
    title: textOf(row['title']),
    kind,
    value,
    minimum: Math.max(0, centsOf(row['min_price'])) as Cents,
    cap: cap !== undefined && cap > 0 ? cap : undefined,
    startsAt: secondsOf(row['start_time']) ?? 0,
    endsAt,
    shop: shopOf(row),
    isClaimed: flagOf(row['is_claimed']),
    isUsed: flagOf(row['is_used']),
    isGone: flagOf(row['is_gone']),
  }
}

const queryOf = (place: VoucherPlace): Fields => {
  switch (place.kind) {
    case 'home':
      return { limit: HOME_VOUCHERS }
    case 'account':
      return {}
    case 'product':
      return { product_id: place.productId, mer_id: place.shopId }
    case 'shops':
      return { mer_id: place.shopIds.join(',') }
  }
}

type ClaimFault = ApiFault | NotSignedIn

/** Vouchers to claim, visible to visitors and shoppers (api.md 4). */
export const createVouchers = ({ api, sessionState, notices, tabs }: Deps): VouchersContext => {
  const changes$ = new BehaviorSubject(0)
  /** The code that a visitor wanted to claim, kept until they sign in. */
  let wantedCode: string | undefined
  const running = new Map<string, Promise<Result<unknown, ClaimFault>>>()
  const raise = (): void => changes$.next(changes$.value + 1)

  const send = async (code: string): Promise<Result<unknown, ClaimFault>> => {
    const answer = await api.post('/api/voucher/claim', { code }, readNothing)
    // A refusal may mean that the list is outdated.
    if (answer.ok || answer.fault.kind === 'rejected') raise()
    if (answer.ok) tabs.announce(TOPIC, '')
    return answer
  }

  const claim: VouchersContext['claim'] = (code) => {
    if (sessionState.token() === undefined) {
      wantedCode = code
      notices.show('info', { kind: 'key', key: 'core.loginFirst' })
      return Promise.resolve(fail({ kind: 'not-signed-in' }))
    }
    const known = running.get(code) ?? send(code).finally(() => running.delete(code))
    running.set(code, known)
    return known
  }

  tabs.listen(TOPIC, raise)
  sessionState.session$
    .pipe(
      map(() => sessionState.token()),
      distinctUntilChanged(),
      skip(1),
    )
    .subscribe((token) => {
      const code = wantedCode
      wantedCode = undefined
      if (token !== undefined && code !== undefined) void claim(code)
    })

  return {
    load: (place) =>
      api.get('/api/voucher/list', queryOf(place), (data) => readRows(data, readVoucher), QUIET),
    claim,
    changed: raise,
    changes$: stateOf(changes$),
  }
}
