import {
  DESCRIPTION_MAX_LENGTH,
  MAX_ATTRIBUTES,
  MAX_PICTURES,
  MAX_VARIANTS,
  TITLE_MAX_LENGTH,
} from '../catalogue/product-draft.ts'
import type { StaffKind } from './queue.ts'
import type { StaffRight } from './staff.ts'

/** The input type of a field; the page renders its form from it, the command its options. */
export type FieldType =
  | 'text'
  | 'words'
  /** A text by language: `{ dgn, en, "zh-cn", ri, han, tai }`, at least one of them. */
  | 'texts'
  /** The same for rich text. */
  | 'rich-texts'
  | 'integer'
  | 'amount'
  | 'flag'
  | 'choice'
  | 'picture'
  | 'pictures'
  | 'password'
  /** Seconds since 1970. */
  | 'time'
  /** A courier's key, or any other courier's name. */
  | 'courier'
  | 'category'
  | 'shop'
  | 'list'
  /** Options of a product: `[{ name: texts, values: [texts] }]`. */
  | 'options'
  /** `[{ id?, values: [index of the value in each option], price, market_price, stock, code, picture }]`. */
  | 'variants'
  /** `[{ name: texts, value: texts }]`. */
  | 'attributes'
  /** `[{ id, courier, tracking }]`. */
  | 'parcels'

/** One field of a staff act's form. */
export type ActField = {
  readonly name: string
  readonly type: FieldType
  readonly isRequired?: boolean
  /** For saves: required for a new item, and cannot be emptied afterwards. */
  readonly isNeeded?: boolean
  /** For saves: can only be set when the item is created. */
  readonly isFixed?: boolean
  /** Most characters, or list entries. */
  readonly max?: number
  readonly choices?: readonly string[]
}

/** An action of staff: its required right and its fields. */
export type StaffAct = {
  readonly kind: StaffKind
  readonly act: string
  readonly right: StaffRight
  /** Requires the password again, because money leaves or much can go wrong. */
  readonly isDangerous: boolean
  /** Takes no id: it creates an item, or names several. */
  readonly isWithoutId: boolean
  readonly fields: readonly ActField[]
}

/**
 * Why a recharge is refused; each has a text for the shopper in six languages. (`WITHDRAWAL_REASONS` are those of a
 * withdrawal.)
 */
export const RECHARGE_REASONS = [
  'used-picture',
  'amount-differs',
  'transaction-unknown',
  'unreadable',
  'other',
] as const
/** Why staff refuse a withdrawal. */
export const WITHDRAWAL_REASONS = ['recipient-refused', 'name-differs', 'bank-closed', 'other'] as const
/** Why staff refuse a refund application. */
export const REFUND_REASONS = ['not-shown', 'used', 'late', 'not-returned', 'other'] as const
/** Why staff cancel an order. */
export const CANCEL_REASONS = ['sold-out', 'address-unclear', 'asked-by-shopper', 'other'] as const
/** Why staff change a stock. */
export const STOCK_REASONS = ['arrived', 'counted', 'damaged', 'lost', 'returned', 'other'] as const
/** Tracking events with a translated text; `other` has a free text. */
export const PARCEL_STEPS = [
  'picked-up',
  'in-transit',
  'customs',
  'out-for-delivery',
  'tried',
  'arrived',
  'other',
] as const

/** Most characters of a message from staff to a shopper, and of an internal note. */
export const WORDS_MAX_LENGTH = 500
/** Most characters of a staff member's answer. */
export const ANSWER_MAX_LENGTH = 2_000

const words: ActField = { name: 'words', type: 'words', max: WORDS_MAX_LENGTH }
const reason = (choices: readonly string[]): ActField => ({
  name: 'reason',
  type: 'choice',
  isRequired: true,
  choices,
})
const note: ActField = { name: 'words', type: 'words', isRequired: true, max: WORDS_MAX_LENGTH }
const text = (name: string, max: number, isRequired = false): ActField => ({
  name,
  type: 'text',
  max,
  isRequired,
})
const field = (name: string, type: FieldType, isRequired = false): ActField => ({ name, type, isRequired })
const texts = (name: string, max: number): ActField => ({ name, type: 'texts', max })
const richTexts = (name: string, max: number): ActField => ({ name, type: 'rich-texts', max })
const needed = (one: ActField): ActField => ({ ...one, isNeeded: true })
const fixed = (one: ActField): ActField => ({ ...one, isNeeded: true, isFixed: true })

type Extra = { readonly isDangerous?: boolean; readonly isWithoutId?: boolean }

const act = (
  kind: StaffKind,
  name: string,
  right: StaffRight,
  fields: readonly ActField[] = [],
  { isDangerous = false, isWithoutId = false }: Extra = {},
): StaffAct => ({ kind, act: name, right, isDangerous, isWithoutId, fields })

const DANGEROUS = { isDangerous: true }
const NEW = { isWithoutId: true }
const sort = field('sort', 'integer')

/**
 * All actions of staff. Each is one call (`POST /api/staff/act/<kind>/<act>`), one command (`npm run staff -- <kind>
 * <act>`), one transaction and one journal entry. A save without an id creates a new item.
 */
export const STAFF_ACTS: readonly StaffAct[] = [
  act('order', 'ship', 'shop', [field('courier', 'courier', true), text('tracking', 40, true)]),
  act('order', 'ship_many', 'shop', [field('parcels', 'parcels', true)], NEW),
  act('order', 'step', 'shop', [
    { name: 'step', type: 'choice', isRequired: true, choices: PARCEL_STEPS },
    text('place', 80),
    words,
  ]),
  act('order', 'cancel', 'shop', [reason(CANCEL_REASONS), words], DANGEROUS),
  act('order', 'note', 'shop', [note]),

  act('recharge', 'pass', 'house', [], DANGEROUS),
  act('recharge', 'refuse', 'house', [reason(RECHARGE_REASONS), words]),
  act('recharge', 'note', 'house', [note]),

  act('withdrawal', 'take', 'house'),
  act('withdrawal', 'release', 'house'),
  act('withdrawal', 'pay', 'house', [text('reference', 80, true)], DANGEROUS),
  act('withdrawal', 'refuse', 'house', [reason(WITHDRAWAL_REASONS), words]),
  act('withdrawal', 'note', 'house', [note]),

  act('refund', 'accept', 'shop', [], DANGEROUS),
  act('refund', 'refuse', 'shop', [reason(REFUND_REASONS), words]),
  act('refund', 'returned', 'shop', [], DANGEROUS),
  act('refund', 'note', 'shop', [note]),

  act('complaint', 'answer', 'shop', [
    { name: 'words', type: 'words', isRequired: true, max: ANSWER_MAX_LENGTH },
  ]),
  act('complaint', 'note', 'shop', [note]),

  // Can be repeated with another text: a review has one answer, which is shown below it.
  act('review', 'answer', 'shop', [
    { name: 'words', type: 'words', isRequired: true, max: ANSWER_MAX_LENGTH },
  ]),
  act('review', 'note', 'shop', [note]),

  act('shopper', 'lock', 'house', [note], DANGEROUS),
  act('shopper', 'unlock', 'house', [words]),
  act('shopper', 'ban', 'house', [note], DANGEROUS),
  act('shopper', 'unban', 'house', [words]),
  act('shopper', 'end_sessions', 'house', [words]),
  act('shopper', 'note', 'house', [note]),

  act('product', 'save', 'shop', [
    text('key', 60),
    needed(field('shop', 'shop')),
    needed(field('category', 'category')),
    needed(texts('title', TITLE_MAX_LENGTH)),
    richTexts('description', DESCRIPTION_MAX_LENGTH),
    { name: 'keywords', type: 'list', max: 40 },
    needed({ name: 'pictures', type: 'pictures', max: MAX_PICTURES }),
    { name: 'attributes', type: 'attributes', max: MAX_ATTRIBUTES },
    field('options', 'options'),
    needed({ name: 'variants', type: 'variants', max: MAX_VARIANTS }),
    field('weight_grams', 'integer'),
    field('recommend_rank', 'integer'),
    field('hot_rank', 'integer'),
    field('is_on_sale', 'flag'),
  ]),
  act('product', 'stock', 'shop', [
    field('variant_id', 'integer', true),
    field('change', 'integer', true),
    reason(STOCK_REASONS),
    words,
  ]),
  act('product', 'sale', 'shop', [field('is_on_sale', 'flag', true)]),

  act('category', 'save', 'house', [
    needed(text('key', 40)),
    needed(texts('name', 60)),
    needed(field('picture', 'picture')),
    sort,
  ]),
  act('category', 'remove', 'house'),
  act('banner', 'save', 'house', [
    needed({ name: 'pictures', type: 'pictures', max: 6 }),
    text('link', 300),
    texts('title', 120),
    texts('text', 300),
    sort,
  ]),
  act('banner', 'remove', 'house'),
  act('promo', 'save', 'house', [
    fixed(text('code', 32)),
    needed({ name: 'type', type: 'choice', choices: ['amount', 'percent', 'freight'] }),
    // An amount in dollars, or whole percent.
    text('value', 20),
    field('minimum', 'amount'),
    field('cap', 'amount'),
    needed(texts('title', 120)),
    field('is_claimable', 'flag'),
    // Empty: the goods of every shop count.
    field('shop', 'shop'),
    field('starts_at', 'time'),
    needed(field('ends_at', 'time')),
    field('usage_limit', 'integer'),
    field('per_person', 'integer'),
  ]),
  act('promo', 'end', 'house'),
  act('promo', 'remove', 'house'),
  act(
    'network',
    'save',
    'owner',
    [
      fixed(text('name', 40)),
      needed(text('address', 128)),
      field('minimum', 'amount'),
      field('confirmations', 'integer'),
      texts('tip', 500),
      sort,
    ],
    DANGEROUS,
  ),
  act('network', 'remove', 'owner', [], DANGEROUS),
  act('courier', 'save', 'house', [
    fixed(text('key', 40)),
    needed(text('name', 60)),
    text('prefix', 8),
    field('freight', 'amount'),
    { name: 'countries', type: 'list', max: 250 },
  ]),
  act('courier', 'remove', 'house'),
  act('article', 'save', 'house', [
    needed({ name: 'type', type: 'choice', choices: ['help', 'law', 'about'] }),
    needed(texts('title', 200)),
    needed(richTexts('content', 100_000)),
  ]),
  act('article', 'remove', 'house'),
  act('shop', 'save', 'owner', [
    text('key', 60),
    needed(text('name', 80)),
    text('country', 2),
    texts('country_name', 60),
    text('town', 80),
    field('avatar', 'picture'),
    field('banner', 'picture'),
    richTexts('about', 20_000),
    field('reply_minutes', 'integer'),
  ]),

  act(
    'staff',
    'add',
    'owner',
    [
      text('name', 40, true),
      { name: 'role', type: 'choice', isRequired: true, choices: ['owner', 'clerk'] },
      field('shop', 'shop'),
      field('new_password', 'password', true),
    ],
    { isDangerous: true, isWithoutId: true },
  ),
  act('staff', 'lock', 'owner', [words], DANGEROUS),
  act('staff', 'unlock', 'owner', [words], DANGEROUS),
  act(
    'staff',
    'change',
    'owner',
    [{ name: 'role', type: 'choice', isRequired: true, choices: ['owner', 'clerk'] }, field('shop', 'shop')],
    DANGEROUS,
  ),
  act('staff', 'end_sessions', 'owner', [words], DANGEROUS),
  act('staff', 'reset', 'owner', [field('new_password', 'password', true)], DANGEROUS),
]

/** An action by kind and name. */
export const findAct = (kind: string, name: string): StaffAct | undefined =>
  STAFF_ACTS.find((one) => one.kind === kind && one.act === name)
