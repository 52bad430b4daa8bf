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
  rules(`let ${who} do what is for a shop, the whole house and an owner: ${rights.join(', ')}`, () => {
    assert.equal(
      (['shop', 'house', 'owner'] as const).map((right) => hasRight(member, right)),
      rights,
    )
  })
}

rules('show a clerk of a shop that shop alone, and nothing of the whole house', () => {
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
  rules(`report ${kind ?? 'nothing wrong'} in ${JSON.stringify(form)}`, () => {
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
  rules(`offer for an order that is ${what}: ${acts.join(', ')}`, () => {
    assert.equal(orderActs(order), acts)
  })
}

rules('offer to close unpaid orders and to refund paid ones', () => {
  assert.equal([state(0), state(1, 0, 0), state(1), state(1, 1), state(2)].map(cancellingOf), [
    'close',
    'close',
    'give-back',
    undefined,
    undefined,
  ])
})

rules('allow no approval of a recharge whose evidence was credited before', () => {
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
  rules(`offer for a withdrawal ${what}: ${acts.join(', ')}`, () => {
    assert.equal(withdrawalActs(asked, member), acts)
  })
}

for (const [refund, acts] of [
  [{ status: 1, stage: 'asked', withReturn: false }, ['accept', 'refuse', 'note']],
  [{ status: 1, stage: 'return-wanted', withReturn: true }, ['returned', 'refuse', 'note']],
  [{ status: 1, stage: 'return-sent', withReturn: true }, ['returned', 'refuse', 'note']],
  [{ status: 2, stage: 'over', withReturn: true }, ['note']],
] as const) {
  rules(`offer for a refund ${refund.stage}: ${acts.join(', ')}`, () => {
    assert.equal(refundActs(refund), acts)
  })
}

rules('require the goods back first for a refund with return', () => {
  assert.is(acceptingOf({ stage: 'asked', withReturn: true }), 'want-return')
  assert.is(acceptingOf({ stage: 'asked', withReturn: false }), 'give-back')
  assert.is(acceptingOf({ stage: 'return-sent', withReturn: true }), undefined)
})

rules('allow one answer to a complaint, and reverse locks and bans', () => {
  assert.equal([complaintActs({ status: 0 }), complaintActs({ status: 1 })], [['answer', 'note'], ['note']])
  assert.equal(shopperActs({ isLocked: true, isBanned: false }), ['unlock', 'ban', 'end_sessions', 'note'])
})

rules('show the last four digits of a card', () => {
  assert.equal([maskCard('8810 2455-00'), maskCard('')], ['•••• 5500', ''])
})

rules('report a wait as late at its limit', () => {
  const { warn, late } = WAIT_LIMITS.order
  assert.equal(
    [warn - 1, warn, late - 1, late].map((waited) => latenessOf(waited, WAIT_LIMITS.order)),
    ['fine', 'warn', 'warn', 'late'],
  )
})

rules('ask for the password where money leaves, somebody is locked out, or much can go wrong', () => {
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

rules('contain each act once, for a kind that is listed, and only for those who may list it', () => {
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

rules('keep typed text of an act as long as the act can be repeated', () => {
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

rules('allow ending a promo code until it has expired, and extending it afterwards', () => {
  assert.equal(promoActs({ endsAt: 11, now: 10 }), ['save', 'end', 'remove'])
  assert.equal(promoActs({ endsAt: 10, now: 10 }), ['save', 'remove'])
})

rules('refuse a promo code that ends before it starts, and a new one that has expired', () => {
  assert.is(promoPeriodFault({ startsAt: 5, endsAt: 5 }), 'ends-before-start')
  assert.is(promoPeriodFault({ startsAt: 5, endsAt: 10 }, 10), 'over-at-once')
  assert.is(promoPeriodFault({ startsAt: 5, endsAt: 10 }, 9), undefined)
  assert.is(promoPeriodFault({ startsAt: 5, endsAt: 10 }), undefined)
})

rules('accept a new password that is long enough, different, and typed twice', () => {
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
