import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findAct, STAFF_ACTS } from '../../../domain/staff/acts.ts'
import { KIND_RULES, latenessOf, STAFF_KINDS, WAIT_LIMITS } from '../../../domain/staff/queue.ts'
import {
  acceptingOf,
  canComeBack,
  cancellingOf,
  complaintActs,
  maskCard,
  orderActs,
  promoActs,
  promoPeriodFault,
  rechargeActs,
  refundActs,
  shopperActs,
  withdrawalActs,
} from '../../../domain/staff/rules.ts'
import { hasRight, newStaffFault, ownPasswordFaults, seesShop } from '../../../domain/staff/staff.ts'

const rules = suite('rights of staff')

const OWNER = { role: 'owner', shopId: undefined } as const
const CLERK = { role: 'clerk', shopId: undefined } as const
const OF_SHOP = { role: 'clerk', shopId: 3 } as const

for (const [who, member, rights] of [
  ['an owner', OWNER, [true, true, true]],
  ['a clerk of the house', CLERK, [true, true, false]],
  ['a clerk of a shop', OF_SHOP, [true, false, false]],
] as const) {
  rules(`lets ${who} do what is a shop's, the house's and an owner's: ${rights.join(', ')}`, () => {
    assert.equal(
      (['shop', 'house', 'owner'] as const).map((right) => hasRight(member, right)),
      rights,
    )
  })
}

rules('shows a clerk of a shop that shop alone, and nothing of the house', () => {
  assert.equal(
    [seesShop(OF_SHOP, 3), seesShop(OF_SHOP, 4), seesShop(OF_SHOP, undefined)],
    [true, false, false],
  )
  assert.equal([seesShop(CLERK, 3), seesShop(CLERK, undefined)], [true, true])
})

for (const [form, kind] of [
  [{ name: 'Dimas', password: 'sepuluh-huruf', role: 'clerk', shopId: 3 }, undefined],
  [{ name: '  ', password: 'sepuluh-huruf', role: 'clerk', shopId: undefined }, 'name-not-valid'],
  [{ name: '<b>', password: 'sepuluh-huruf', role: 'clerk', shopId: undefined }, 'name-not-valid'],
  [{ name: 'Dimas', password: 'pendek', role: 'clerk', shopId: undefined }, 'password-not-valid'],
  [{ name: 'Dimas', password: 'dengan spasi ya', role: 'clerk', shopId: undefined }, 'password-not-valid'],
  [{ name: 'Dimas', password: 'sepuluh-huruf', role: 'owner', shopId: 3 }, 'owner-of-a-shop'],
] as const) {
  rules(`finds ${kind ?? 'nothing wrong'} in ${JSON.stringify(form)}`, () => {
    assert.is(newStaffFault(form)?.kind, kind)
  })
}

const state = (status: number, refundStatus = 0, total = 500) => ({
  status,
  refundStatus,
  total,
  isByHand: true,
})

for (const [what, order, acts] of [
  ['unpaid', state(0), ['cancel', 'note']],
  ['to ship', state(1), ['ship', 'cancel', 'note']],
  ['to ship, with an open refund', state(1, 1), ['note']],
  ['to ship, with a refused refund', state(1, 3), ['ship', 'cancel', 'note']],
  ['free and to ship', state(1, 0, 0), ['ship', 'cancel', 'note']],
  ['shipped', state(2), ['step', 'note']],
  ['shipped by the simulated staff', { ...state(2), isByHand: false }, ['note']],
  ['received', state(3), ['note']],
  ['cancelled', state(-1), ['note']],
] as const) {
  rules(`offers for an order that is ${what}: ${acts.join(', ')}`, () => {
    assert.equal(orderActs(order), acts)
  })
}

rules('closes what was not paid for and gives back what was', () => {
  assert.equal([state(0), state(1, 0, 0), state(1), state(1, 1), state(2)].map(cancellingOf), [
    'close',
    'close',
    'give-back',
    undefined,
    undefined,
  ])
})

rules('passes no recharge whose proof has brought money before', () => {
  assert.equal(rechargeActs({ status: 0, isProofSpent: false }), ['pass', 'refuse', 'note'])
  assert.equal(rechargeActs({ status: 0, isProofSpent: true }), ['refuse', 'note'])
  assert.equal(rechargeActs({ status: 1, isProofSpent: false }), ['note'])
})

const dimas = { id: 7, role: 'clerk' } as const
const ratna = { id: 1, role: 'owner' } as const

for (const [what, asked, member, acts] of [
  ['that waits', { status: 0, takenBy: undefined }, dimas, ['take', 'refuse', 'note']],
  ['of the one who took it', { status: 0, takenBy: 7 }, dimas, ['pay', 'refuse', 'release', 'note']],
  ['of another', { status: 0, takenBy: 8 }, dimas, ['note']],
  ['of another, for an owner', { status: 0, takenBy: 8 }, ratna, ['release', 'note']],
  ['that is paid', { status: 1, takenBy: 7 }, dimas, ['note']],
] as const) {
  rules(`offers for a withdrawal ${what}: ${acts.join(', ')}`, () => {
    assert.equal(withdrawalActs(asked, member), acts)
  })
}

for (const [refund, acts] of [
  [{ status: 1, stage: 'asked', withReturn: false }, ['accept', 'refuse', 'note']],
  [{ status: 1, stage: 'return-wanted', withReturn: true }, ['returned', 'refuse', 'note']],
  [{ status: 1, stage: 'return-sent', withReturn: true }, ['returned', 'refuse', 'note']],
  [{ status: 2, stage: 'over', withReturn: true }, ['note']],
] as const) {
  rules(`offers for a refund ${refund.stage}: ${acts.join(', ')}`, () => {
    assert.equal(refundActs(refund), acts)
  })
}

rules('wants goods back first where the shopper sends them', () => {
  assert.is(acceptingOf({ stage: 'asked', withReturn: true }), 'want-return')
  assert.is(acceptingOf({ stage: 'asked', withReturn: false }), 'give-back')
  assert.is(acceptingOf({ stage: 'return-sent', withReturn: true }), undefined)
})

rules('answers a complaint once, and turns locks and bans back', () => {
  assert.equal([complaintActs({ status: 0 }), complaintActs({ status: 1 })], [['answer', 'note'], ['note']])
  assert.equal(shopperActs({ isLocked: true, isBanned: false }), ['unlock', 'ban', 'end_sessions', 'note'])
})

rules('shows the last four digits of a card', () => {
  assert.equal([maskCard('8810 2455-00'), maskCard('')], ['•••• 5500', ''])
})

rules('calls a wait late at its limit', () => {
  const { warn, late } = WAIT_LIMITS.order
  assert.equal(
    [warn - 1, warn, late - 1, late].map((waited) => latenessOf(waited, WAIT_LIMITS.order)),
    ['fine', 'warn', 'warn', 'late'],
  )
})

rules('asks for the password where money leaves, somebody is kept out, or much can go wrong', () => {
  const dangerous = STAFF_ACTS.filter(({ isDangerous }) => isDangerous).map(
    ({ kind, act }) => `${kind}/${act}`,
  )
  assert.equal(dangerous, [
    'order/cancel',
    'recharge/pass',
    'withdrawal/pay',
    'refund/accept',
    'refund/returned',
    'shopper/lock',
    'shopper/ban',
    'network/save',
    'network/remove',
    'staff/add',
    'staff/lock',
    'staff/unlock',
    'staff/change',
    'staff/end_sessions',
    'staff/reset',
  ])
})

rules('has each act once, of a kind that is listed, for nobody who may not list it', () => {
  assert.is(new Set(STAFF_ACTS.map(({ kind, act }) => `${kind}/${act}`)).size, STAFF_ACTS.length)
  assert.ok(findAct('order', 'ship'))
  const order = ['shop', 'house', 'owner']
  for (const { kind, act, right } of STAFF_ACTS)
    assert.ok(order.indexOf(right) >= order.indexOf(KIND_RULES[kind].right), `${kind}/${act}`)
  assert.equal(
    STAFF_KINDS.filter((kind) => KIND_RULES[kind].filters.length === 0),
    [],
  )
})

rules('keeps what was typed for an act as long as the act can come back', () => {
  for (const [kind, status, expected] of [
    ['order', 'to-ship', true],
    // The application may be withdrawn.
    ['order', 'refunding', true],
    ['order', 'shipped', false],
    ['order', 'cancelled', false],
    // A colleague may release it.
    ['withdrawal', 'taken', true],
    ['withdrawal', 'refused', false],
    ['recharge', 'waiting', true],
    ['recharge', 'passed', false],
    ['refund', 'return-wanted', true],
    ['refund', 'withdrawn', false],
    ['complaint', 'answered', false],
    ['shopper', 'locked', true],
    ['staff', 'fine', true],
  ] as const)
    assert.is(canComeBack({ kind, status }), expected, `${kind} ${status}`)
})

rules('lets a promo code be ended until it is over, and run longer then', () => {
  assert.equal(promoActs({ endsAt: 11, now: 10 }), ['save', 'end', 'remove'])
  assert.equal(promoActs({ endsAt: 10, now: 10 }), ['save', 'remove'])
})

rules('takes no promo code that ends before it starts, and no new one that is over', () => {
  assert.is(promoPeriodFault({ startsAt: 5, endsAt: 5 }), 'ends-before-start')
  assert.is(promoPeriodFault({ startsAt: 5, endsAt: 10 }, 10), 'over-at-once')
  assert.is(promoPeriodFault({ startsAt: 5, endsAt: 10 }, 9), undefined)
  assert.is(promoPeriodFault({ startsAt: 5, endsAt: 10 }), undefined)
})

rules('takes a password of one’s own that is long enough, another one, and typed twice', () => {
  const kinds = (before: string, next: string, repeat = next) =>
    ownPasswordFaults({ before, next, repeat }).map(({ field, kind }) => `${field}: ${kind}`)
  assert.equal(kinds('kata-sandi-lama', 'kata-sandi-baru'), [])
  assert.equal(kinds('', 'pendek', 'lain'), [
    'before: old-required',
    'next: password-not-valid',
    'repeat: passwords-differ',
  ])
  assert.equal(kinds('kata-sandi-lama', 'kata-sandi-lama'), ['next: password-same'])
})

rules.run()
