import type { App } from '../../../application/app.ts'
import type { TestBackend } from '../backend/backend.ts'
import { need, registration } from '../ui/journey.ts'
import { type Act, CODE, chaosActs } from './chaos-acts.ts'
import type { ChaosDevice } from './chaos-device.ts'
import type { Wishes } from './chaos-wishes.ts'

export type ChaosShopper = Wishes & {
  readonly email: string
  readonly act: (act: Act, by: number) => Promise<void>
  readonly enter: () => Promise<unknown>
  readonly addressId: string
}

let born = 0

/** Registers in calm weather: an address, a payment code, welcome money; everything later may meet with anything. */
export const openChaosShopper = async (backend: TestBackend, device: ChaosDevice): Promise<ChaosShopper> => {
  born += 1
  const email = `chaos${born}@example.com`
  const { during } = device
  const app = (): App => device.app()
  need(await during(app().session.register(registration(email))))
  const province = need(await during(app().addresses.loadRegions()))[0]
  const city = need(await during(app().addresses.loadRegions(province?.id)))[0]
  const area = need(await during(app().addresses.loadRegions(province?.id, city?.id)))[0]
  const place = { name: 'Dewi', mobile: '081200001111', detail: 'Jl. Kenanga 1', tag: 'Rumah' }
  need(await during(app().addresses.save({ ...place, isDefault: true, province, city, area })))
  need(await during(app().wallet.setPaymentCode({ old: '', next: CODE, repeat: CODE })))
  const addressId = app().addresses.addresses$.value.addresses[0]?.id ?? ''
  const wanted: Wishes = { orders: [], payables: [], refunds: [], topUps: [], withdrawals: [], searches: [] }
  const acts = chaosActs({ backend, device, app, email, addressId, wanted })
  const enter = () => acts['sign-in'](0)
  return {
    ...wanted,
    email,
    addressId,
    enter,
    act: async (act, by) => {
      // Nobody pays as a visitor: whoever was sent to the door comes back in, if the door lets them.
      if (app().session.session$.value.kind === 'visitor' && by % 3 > 0) await enter()
      await acts[act](by)
    },
  }
}
