import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { EVERY_CALL } from '../support/fuzz/calls.ts'
import { ACCENTS } from '../support/fuzz/host-accents.ts'
import { plainly } from '../support/fuzz/plain-host.ts'
import { CALLS, recordAnswers, unfitIn } from '../support/fuzz/spoilt-answers.ts'

const other = suite('servers with other field names (api.md, rules)')

const { shop, whose, storage, token, open, setBend } = await recordAnswers()
/** Past the window of the duplicate guard and the echo of an order. */
const LATER_MS = 20_000

/** What comes of a call, and what of it the page holds. */
const endOf = async (name: string) => {
  storage.write('admin_token', token, 3)
  shop.clock.advance(LATER_MS)
  const app = open()
  const end = (await EVERY_CALL[name]?.(app, whose)) as { readonly ok?: boolean; readonly fault?: object }
  const { session, cart, addresses } = app
  return { end, shown: [end, session.user$.value, cart.cart$.value, addresses.addresses$.value] }
}

other('send the same in many forms, each of which is read like ours', async () => {
  setBend((answer) => answer)
  const ours = new Map<string, unknown>()
  for (const name of CALLS) ours.set(name, (await endOf(name)).shown)
  for (const [accent, write] of Object.entries(ACCENTS)) {
    setBend(({ status, json }) => {
      const body = json as { readonly data?: unknown } | undefined
      return { status, json: body && { ...body, data: write(body.data) } }
    })
    for (const name of CALLS) assert.equal((await endOf(name)).shown, ours.get(name), `${accent}: ${name}`)
  }
})

/** Calls that are our own (api.md, [C]): their screens show the fault, or leave the part out. */
const OWN_CALLS = new Set([
  'reviews',
  'a translated review',
  'buy again',
  'a refund',
  'complaints',
  'notices',
  'unread notices',
])

other('without our own fields and calls serve every screen of the spec', async () => {
  setBend(plainly)
  for (const name of CALLS) {
    const { end, shown } = await endOf(name)
    if (OWN_CALLS.has(name)) assert.equal(end.fault, { kind: 'status', status: 404 }, name)
    else assert.not.ok(end.fault, `${name}: ${JSON.stringify(end.fault)}`)
    assert.equal(unfitIn(shown), [], name)
  }
})

other.after(() => shop.close())

other.run()
