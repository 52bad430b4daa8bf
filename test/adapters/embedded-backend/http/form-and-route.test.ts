import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkProfile } from '../../../../domain/account/profile.ts'
import { checkAddress } from '../../../../domain/addresses/address.ts'
import { clampQuantity } from '../../../../domain/cart/cart-rules.ts'
import { ComplaintType, checkComplaint } from '../../../../domain/orders/complaint.ts'
import { ORDER_NOTE_MOST } from '../../../../domain/orders/order.ts'
import { checkRegistration } from '../../../../domain/session/credentials.ts'
import { centsToDecimal } from '../../../../domain/shared/money.ts'
import { lengthOf, visibleText } from '../../../../domain/shared/text.ts'
import { dayOf } from '../../../../domain/shared/time.ts'
import { parseAmount } from '../../../../domain/wallet/amount-input.ts'
import { checkPaymentCodeForm } from '../../../../domain/wallet/payment-code.ts'
import { type Answer, startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { ownPicture } from '../../../support/backend/shoppers/after-sale-calls.ts'
import { TENT } from '../../../support/backend/shoppers/order-calls.ts'

const rules = suite('a form and its route take and refuse the same')

let shop: TestBackend
let token: string
rules.before(async () => {
  shop = await startBackend()
  token = await shop.signIn()
})
rules.after(async () => {
  assert.equal(shop.errors, [])
  await shop.close()
})

/** What people type, paste and mistype, and what stands at the edge of a limit. */
const typed = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('a', '👍', '鯨', 'ก', '\u200b', ' ', '7', 'é', '👨‍👩‍👧‍👦', '🇮🇩'),
        fc.constantFrom(1, 19, 20, 21, 39, 40, 41, 60, 61, 199, 200, 201, 500, 501, 1_000, 1_001),
      )
      .map(([letter, times]) => letter.repeat(times)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\u000b',
      'a\u000bb',
      '\u0000',
      'x\ud800',
      '\udc00',
      '\u3164',
      'a\nb',
      '\t',
    ),
  },
)

const mobiles = fc.oneof(
  typed,
  fc.constantFrom(
    '1',
    '5',
    '0812',
    '081234567890',
    '+62 812-3456-7890',
    '０８１２３４５６７８９０',
    '(0812) 3456.7890',
  ),
  fc.stringMatching(/^\+?[0-9 ()-]{1,18}$/),
)

/** A form that is right is taken as it is sent; one that is wrong is refused as it was typed. */
const agrees = (isRight: boolean, answer: Answer, what: unknown): void => {
  if (isRight !== (answer.code === 1)) {
    assert.unreachable(`form ${isRight}, route ${answer.code} "${answer.msg}": ${JSON.stringify(what)}`)
  }
}

const each = <T>(values: fc.Arbitrary<T>, ask: (value: T) => Promise<void>, numRuns = 120): Promise<void> =>
  fc.assert(fc.asyncProperty(values, ask), { numRuns })

const PLACE = { province_id: 31, city_id: 3171, area_id: 317101 }

rules('an address', async () => {
  const region = { id: '1', name: 'x' }
  const known = (await shop.get('/api/user/area?province_id=31&city_id=3171')).data[0].id
  const form = fc.record({ name: typed, mobile: mobiles, detail: typed, tag: typed })
  await each(form, async (draft) => {
    const checked = checkAddress({ ...draft, province: region, city: region, area: region, isDefault: false })
    const sent = checked.ok ? checked.value : draft
    const { name, mobile, detail, tag } = sent
    const body = { name, mobile, detail, tag, ...PLACE, area_id: known }
    agrees(checked.ok, await shop.post('/api/user/address_add', body, token), draft)
    await shop.deps.database.query('delete from addresses where id > 3')
  })
})

const postcodes = fc.oneof(
  typed,
  fc.stringMatching(/^[0-9]{3,7}$/),
  fc.stringMatching(/^[A-Z0-9]{2,4} ?-?[A-Z0-9]{2,5}$/),
  fc.constantFrom('40162', '４０１６２', '๑๐๓๓๐', '100-0001', '94103-1234', 'sw1a 1aa', '238823', ' 50450 '),
)

rules('the place of an address: its country, what is written of it by hand, its postcode', async () => {
  const countries = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('', 'ID', 'MY', 'SG', 'JP', 'KR', 'US', 'GB', 'BO', 'jp') },
    typed,
  )
  const places = fc.oneof(typed, fc.constantFrom('', 'Singapore', 'Cibiru Wetan'))
  const form = fc.record({
    country: countries,
    province: places,
    city: places,
    area: places,
    postcode: postcodes,
  })
  const right = { name: 'Dewi', mobile: '081234567890', detail: 'Jl. Anggrek 1', tag: 'Rumah' }
  await each(
    form,
    async ({ country, postcode, ...parts }) => {
      const written = (name: string) => ({ id: '', name })
      const { province, city, area } = parts
      const checked = checkAddress({
        ...right,
        country,
        postcode,
        province: written(province),
        city: written(city),
        area: written(area),
        isDefault: false,
      })
      const sent = checked.ok
        ? {
            country: checked.value.country,
            postcode: checked.value.postcode,
            province: checked.value.province.name,
            city: checked.value.city.name,
            area: checked.value.area.name,
          }
        : { country, postcode, ...parts }
      const answer = await shop.post('/api/user/address_add', { ...right, ...sent }, token)
      agrees(checked.ok, answer, sent)
      await shop.deps.database.query('delete from addresses where id > 3')
    },
    240,
  )
})

rules('a registration', async () => {
  let count = 0
  const form = fc.record({ familyName: typed, givenName: typed, mobile: mobiles, password: typed })
  await each(form, async (draft) => {
    count += 1
    const typedForm = { ...draft, email: `prop${count}@example.com`, repeat: draft.password }
    const checked = checkRegistration(typedForm)
    const {
      familyName: username,
      givenName: nickname,
      email,
      mobile,
      password,
    } = checked.ok ? checked.value : typedForm
    const body = { username, nickname, email, mobile, password }
    const answer = await shop.post('/api/user/register', body)
    // Taken by an earlier run: the form was right.
    if (answer.msg !== 'This mobile number is already registered') agrees(checked.ok, answer, draft)
    shop.clock.advance(60 * 60_000)
  })
  token = await shop.signIn()
})

rules('a profile', async () => {
  const form = fc.record({ familyName: typed, givenName: typed, bio: typed })
  await each(form, async (draft) => {
    const checked = checkProfile(draft, dayOf(shop.clock.now()))
    const { familyName: username, givenName: nickname, bio } = checked.ok ? checked.value : draft
    agrees(checked.ok, await shop.post('/api/user/profile', { username, nickname, bio }, token), draft)
  })
})

rules('a payment code', async () => {
  const code = fc.oneof(typed, fc.stringMatching(/^[0-9]{5,66}$/), fc.stringMatching(/^[๐-๙]{6}$/))
  const newcomer = await shop.register('kode')
  await each(code, async (next) => {
    const checked = checkPaymentCodeForm({ old: '', next, repeat: next }, true)
    const newpassword = checked.ok ? checked.value.next : next
    agrees(
      checked.ok,
      await shop.post('/api/user/resetPay', { newpassword, oldpassword: '' }, newcomer),
      next,
    )
    if (checked.ok) {
      const proof = await shop.post('/api/user/verify_pay', { password_pay: newpassword }, newcomer)
      agrees(true, proof, next)
    }
    await shop.deps.database.query(
      'delete from payment_codes where user_id = (select max(user_id) from payment_codes)',
    )
  })
})

rules('a complaint', async () => {
  const certificate = await ownPicture(shop, token)
  const form = fc.record({ content: typed, count: fc.constantFrom(0, 1) })
  await each(form, async ({ content: text, count }) => {
    const certificates = Array.from({ length: count }, () => certificate)
    const checked = checkComplaint({ subject: { kind: 'platform' }, content: text, certificates })
    const content = checked.ok ? checked.value.content : text
    const body = { type: ComplaintType.platform, content, images: certificates.join(',') }
    agrees(checked.ok, await shop.post('/api/user/complain', body, token), text)
    await shop.deps.database.query('delete from complaints')
  })
})

rules('the note of an order', async () => {
  await each(
    typed,
    async (text) => {
      const note = visibleText(text)
      const isRight = lengthOf(note) <= ORDER_NOTE_MOST
      const body = { address_id: 1, number: 1, ...TENT, ...(note === '' ? {} : { note }) }
      agrees(isRight, await shop.post('/api/order/merSubmit', body, token), text)
      await shop.deps.database.query('update variants set stock = 50 where product_id = 3')
    },
    40,
  )
})

rules('a quantity', async () => {
  await shop.deps.database.query('update variants set stock = 20000 where product_id = 3')
  const { data } = await shop.post('/api/cart/add', { ...TENT, num: 1 }, token)
  const amounts = fc.oneof(
    fc.integer({ min: -5, max: 25_000 }),
    fc.constantFrom(998, 999, 1_000, 9_999, 10_000),
  )
  await each(amounts, async (asked) => {
    const { quantity } = clampQuantity(asked, 20_000)
    const set = await shop.post('/api/cart/set_num', { cart_id: data.cart_id, num: quantity }, token)
    assert.equal([set.code, set.data.cart_num], [1, quantity])
    const added = await shop.post('/api/cart/add', { ...TENT, num: 1 }, token)
    assert.is(added.data.cart_num, Math.max(quantity, clampQuantity(quantity + 1, 20_000).quantity))
  })
})

rules('an amount of money', async () => {
  const amounts = fc.oneof(
    typed,
    fc.stringMatching(/^[0-9]{1,12}([.,][0-9]{0,3})?$/),
    fc.constantFrom(
      '1e3',
      '-5',
      '0',
      '0.00',
      '0.01',
      '１２',
      '๑๒',
      '1\u200b2',
      '9999999999.99',
      '10000000000',
    ),
  )
  const card = { real_name: 'Sari', bank_card: '4111111111111111', bank_name: 'BCA' }
  await each(amounts, async (text) => {
    const checked = parseAmount(text, '.')
    const price = checked.ok ? centsToDecimal(checked.value) : text
    agrees(
      checked.ok,
      await shop.post('/api/user/recharge', { recharge_type: 0, price, ...card }, token),
      text,
    )
    await shop.deps.database.query('delete from recharges')
  })
})

rules.run()
