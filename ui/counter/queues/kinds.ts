import type { StaffRow, WorkKind } from '../../../domain/staff/queue.ts'
import type { Tone } from '../../components/kit.ts'

/** What the queue screen lists: work and people. */
export type ListedKind = WorkKind | 'shopper' | 'staff'

/** How a fact is shown. Amounts are decimal texts, times seconds. */
export type FactLook =
  | 'text'
  | 'money'
  | 'time'
  /** A person or a shop: `{ id, name }`. */
  | 'named'
  /** An order: `{ id, number }`, as a link. */
  | 'order'
  /** A shopper: `{ id, name }`, as a link. */
  | 'shopper'
  /** Goods: `{ id, name }`, as a link. */
  | 'product'
  /** What must be read letter by letter: addresses, hashes, card numbers; can be copied. */
  | 'code'
  /** A key with a translation: `counter.value.<field>.<key>`. */
  | 'word'
  | 'count'

/** One fact of an item; missing and empty ones are left out. */
export type Fact = readonly [field: string, look: FactLook]

/** A card of facts. The title is `counter.section.<title>`. */
export type FactSection = {
  readonly title: string
  /** Shown only if this fact exists. */
  readonly needs?: string
  readonly facts: readonly Fact[]
}

/** The parts of an item beside its facts, each with its own component. */
export type Part =
  | 'evidence'
  | 'checks'
  | 'lines'
  | 'steps'
  | 'pictures'
  | 'earlier'
  | 'log'
  | 'others'
  | 'latest'

/** How a kind of item is listed and shown; the queue screen renders all kinds from this table. */
export type KindLooks = {
  /** Whether a row's title is a text, or a key of this field: `counter.value.<kind>.<field>.<key>`. */
  readonly titleIs: 'text' | 'reason' | 'role'
  /** Its amount is shown large at the top of the item. */
  readonly hasAmount: boolean
  readonly sections: readonly FactSection[]
  /** In this order, after the facts; evidence is shown beside them. */
  readonly parts: readonly Part[]
  /** The action whose form is shown at the top. */
  readonly main?: string
  /** The actions of the key A: the first possible one. If `isMoney`, their buttons repeat the amount. */
  readonly accept: readonly string[]
  readonly isMoney: boolean
  /** Actions that ask for confirmation (`counter.ask.<act>`): money moves, or an account is locked. */
  readonly asks: readonly string[]
}

/** Every kind of item, and the people whom staff look up. */
export const KIND_LOOKS: Readonly<Record<ListedKind, KindLooks>> = {
  order: {
    titleIs: 'text',
    hasAmount: true,
    sections: [
      {
        title: 'receiver',
        facts: [
          ['receiver/name', 'text'],
          ['receiver/mobile', 'code'],
          ['receiver/address', 'text'],
          ['receiver/area', 'text'],
          ['receiver/city', 'text'],
          ['note', 'text'],
        ],
      },
      {
        title: 'parcel',
        needs: 'tracking',
        facts: [
          ['courier_name', 'text'],
          ['tracking', 'code'],
          ['shipped_at', 'time'],
          ['arrived_at', 'time'],
          ['received_at', 'time'],
        ],
      },
      {
        title: 'payment',
        facts: [
          ['shopper', 'shopper'],
          ['shop', 'named'],
          ['paid_at', 'time'],
          ['subtotal', 'money'],
          ['freight', 'money'],
          ['discount', 'money'],
          ['promo_code', 'text'],
          ['total', 'money'],
        ],
      },
    ],
    parts: ['lines', 'steps', 'others'],
    main: 'ship',
    accept: [],
    isMoney: false,
    asks: ['cancel'],
  },
  recharge: {
    titleIs: 'text',
    hasAmount: true,
    sections: [
      {
        title: 'request',
        facts: [
          ['shopper', 'shopper'],
          ['type', 'word'],
          ['price', 'money'],
          ['network', 'text'],
          ['address', 'code'],
          ['tx_hash', 'code'],
          ['real_name', 'text'],
          ['bank_name', 'text'],
          ['bank_card', 'code'],
        ],
      },
      {
        title: 'account',
        facts: [
          ['balance', 'money'],
          ['balance_after', 'money'],
          ['passed_before', 'count'],
          ['refused_before', 'count'],
        ],
      },
      {
        title: 'outcome',
        facts: [
          ['settled_at', 'time'],
          ['words', 'text'],
        ],
      },
    ],
    parts: ['earlier', 'evidence', 'checks'],
    accept: ['pass'],
    isMoney: true,
    asks: ['pass'],
  },
  withdrawal: {
    titleIs: 'text',
    hasAmount: true,
    sections: [
      {
        title: 'request',
        facts: [
          ['shopper', 'shopper'],
          ['type', 'word'],
          ['price', 'money'],
          ['fee', 'money'],
          ['arrival', 'money'],
        ],
      },
      {
        title: 'recipient',
        facts: [
          ['network', 'text'],
          ['address', 'code'],
          ['real_name', 'code'],
          ['bank_name', 'text'],
          ['bank_card', 'code'],
        ],
      },
      {
        title: 'account',
        facts: [
          ['balance', 'money'],
          ['taken_by', 'named'],
          ['taken_at', 'time'],
        ],
      },
      {
        title: 'outcome',
        facts: [
          ['settled_at', 'time'],
          ['reference', 'code'],
          ['words', 'text'],
        ],
      },
    ],
    parts: ['earlier'],
    accept: ['take', 'pay'],
    isMoney: true,
    asks: ['pay', 'refuse'],
  },
  refund: {
    titleIs: 'reason',
    hasAmount: true,
    sections: [
      {
        title: 'request',
        facts: [
          ['shopper', 'shopper'],
          ['shop', 'named'],
          ['order', 'order'],
          ['amount', 'money'],
          ['reason', 'word'],
          ['explanation', 'text'],
          ['is_received', 'word'],
          ['with_return', 'word'],
        ],
      },
      {
        title: 'return',
        facts: [
          ['courier', 'text'],
          ['tracking', 'code'],
          ['return_before', 'time'],
        ],
      },
      {
        title: 'outcome',
        facts: [
          ['settled_at', 'time'],
          ['reply', 'text'],
        ],
      },
    ],
    parts: ['pictures', 'lines', 'log'],
    accept: ['accept', 'returned'],
    isMoney: true,
    asks: ['accept', 'returned'],
  },
  complaint: {
    titleIs: 'text',
    hasAmount: false,
    sections: [
      {
        title: 'complaint',
        facts: [
          ['shopper', 'shopper'],
          ['shop', 'named'],
          ['order', 'order'],
          ['type', 'word'],
          ['content', 'text'],
        ],
      },
      {
        title: 'outcome',
        facts: [
          ['answered_at', 'time'],
          ['reply', 'text'],
        ],
      },
    ],
    parts: ['pictures'],
    main: 'answer',
    accept: [],
    isMoney: false,
    asks: [],
  },
  review: {
    titleIs: 'text',
    hasAmount: false,
    sections: [
      {
        title: 'review',
        facts: [
          ['product', 'product'],
          ['spec', 'text'],
          ['shop', 'named'],
          ['shopper', 'shopper'],
          ['product_score', 'count'],
          ['service_score', 'count'],
          ['postage_score', 'count'],
          ['content', 'text'],
        ],
      },
      {
        title: 'outcome',
        facts: [
          ['answered_at', 'time'],
          ['reply', 'text'],
        ],
      },
    ],
    parts: ['pictures'],
    main: 'answer',
    accept: [],
    isMoney: false,
    asks: [],
  },
  shopper: {
    titleIs: 'text',
    hasAmount: false,
    sections: [
      {
        title: 'shopper',
        facts: [
          ['nickname', 'text'],
          ['username', 'text'],
          ['email', 'code'],
          ['mobile', 'code'],
          ['created_at', 'time'],
          ['sessions', 'count'],
          ['last_seen_at', 'time'],
        ],
      },
      {
        title: 'activity',
        facts: [
          ['orders/count', 'count'],
          ['orders/total', 'money'],
          ['refunds', 'count'],
          ['recharges/passed', 'count'],
          ['recharges/refused', 'count'],
          ['balance', 'money'],
        ],
      },
    ],
    parts: ['latest'],
    accept: [],
    isMoney: false,
    asks: ['lock', 'ban', 'end_sessions'],
  },
  staff: {
    titleIs: 'role',
    hasAmount: false,
    sections: [
      {
        title: 'staff',
        facts: [
          ['name', 'text'],
          ['role', 'word'],
          ['shop', 'named'],
          ['created_at', 'time'],
          ['sessions', 'count'],
          ['last_seen_at', 'time'],
        ],
      },
    ],
    parts: [],
    accept: [],
    isMoney: false,
    asks: ['lock', 'change', 'end_sessions', 'reset'],
  },
}

const TONES: Readonly<Record<string, Tone>> = {
  'to-ship': 'teal',
  waiting: 'warn',
  taken: 'teal',
  asked: 'warn',
  'return-sent': 'warn',
  shipped: 'teal',
  passed: 'ok',
  answered: 'ok',
  completed: 'ok',
  received: 'ok',
  refused: 'bad',
  locked: 'bad',
  banned: 'warn',
  refunding: 'bad',
}

/** The colour of a status. */
export const toneOf = ({ status }: Pick<StaffRow, 'status'>): Tone => TONES[status] ?? 'neutral'
