import { act } from 'react'
import { createFetchHttp } from '../../../adapters/http/fetch-http.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import type { App } from '../../../application/app.ts'
import type { HttpAnswer, HttpPort, HttpRequest } from '../../../application/ports/http-port.ts'
import { ok } from '../../../domain/shared/result.ts'
import { matchRoute, splitUrl } from '../../../ui/navigation/routes.ts'
import type { Screen } from '../../../ui/navigation/screen.ts'
import { startBackend } from '../backend/backend.ts'
import { orderCalls, RADIO, TENT, wait } from '../backend/shoppers/order-calls.ts'
import { nameOfPath, STOREFRONT_PATHS } from '../browser/pages/storefront-paths.ts'
import { headlessPages } from '../ui/headless-app.ts'
import { type OpenScreen, openScreen } from '../ui/open-screen.tsx'
import { realTranslations } from '../ui/translations.ts'

type Bend = (answer: HttpAnswer, request: HttpRequest) => HttpAnswer

export type ScreenAddress = { readonly name: string; readonly address: string }

/** `isKeptTab`: what the tab remembers is still there. */
type How = { readonly isVisitor?: boolean; readonly isKeptTab?: boolean }

/** A server whose answers were recorded once for each screen, and are handed out as a test bends them. */
export type RecordedHost = {
  readonly screens: readonly ScreenAddress[]
  readonly setBend: (bend: Bend) => void
  /** A screen over an App of its own, as the shell opens it: the guard first. */
  readonly open: (at: ScreenAddress, how?: How) => Promise<OpenScreen & { readonly app: App }>
  readonly close: () => Promise<void>
}

/** Two walks: some screens ask for more once they have something. */
const WALKS = 2

const NOT_FOUND: HttpAnswer = { status: 404, json: { code: 404, msg: 'No such call', time: 0, data: null } }

/** The addresses of the specification, with what the small world has to show there. */
const addressesOf = (paid: number, unpaid: number, received: number): readonly ScreenAddress[] => {
  const own: Readonly<Record<string, string>> = {
    order: '/order?product=3&mer=2&number=1',
    detail: '/detail/1/1',
    orderInfo: `/orderInfo/${paid}`,
    comment: `/comment?order=${received}`,
    refund: `/refund/${paid}`,
    complaint: `/complaint/${paid}`,
    checkout: `/checkout?order=${unpaid}`,
    payment: `/payment?order=${unpaid}`,
    addressForm: '/addressForm/1',
    myPurchases: '/myPurchases',
    search: '/search?q=a',
  }
  return STOREFRONT_PATHS.map((row) => {
    const name = nameOfPath(row)
    return { name, address: own[name] ?? row.address }
  })
}

export const recordHost = async (): Promise<RecordedHost> => {
  const shop = await startBackend()
  const token = await shop.signIn()
  const calls = orderCalls(shop, token)
  const unpaid = (await calls.submit(RADIO)).data.order_ids[0] as number
  const received = await calls.buy(TENT)
  await shop.post('/api/cart/add', TENT, token)
  for (let step = 0; step < 3; step += 1) await wait(shop, shop.deps.config.worker.shipMs * 2)
  await calls.act('received', received)
  const paid = await calls.buy(TENT)
  const storage = createMemoryStorage(shop.clock.now)
  const tape = new Map<string, HttpAnswer>()
  const direct = createFetchHttp(() => async (input, init) => shop.fetch(new Request(String(input), init)))
  let bend: Bend | undefined
  let atWork = 0
  const http: HttpPort = {
    send: async (request) => {
      const { pathname, search } = new URL(request.url)
      const [key, path] = [`${request.method} ${pathname}${search}`, `${request.method} ${pathname}`]
      if (bend) return ok(bend(tape.get(key) ?? tape.get(path) ?? NOT_FOUND, request))
      atWork += 1
      const sent = await direct.send(request)
      if (sent.ok) tape.set(key, sent.value).set(path, sent.value)
      atWork -= 1
      return sent
    },
  }
  const apps = headlessPages({ http, clock: shop.clock, storage })
  const words = realTranslations('en')
  const loaded = new Map<string, Screen>()

  const open: RecordedHost['open'] = async ({ name, address }, { isVisitor, isKeptTab } = {}) => {
    if (!isKeptTab) sessionStorage.clear()
    storage.write('lintas_lang', 'en', 3)
    if (isVisitor) storage.remove('admin_token')
    else storage.write('admin_token', token, 3)
    // Answers are kept for a moment, and calls that are alike are not made twice.
    shop.clock.advance(10 * 60_000)
    const match = matchRoute(address)
    const screen = loaded.get(name) ?? (await match?.route.lazy())
    if (!screen) throw new Error(`no screen ${name}`)
    loaded.set(name, screen)
    const app = apps()
    await app.session.guard(address)
    const Shown = screen
    const search = new URLSearchParams(splitUrl(address).search)
    return {
      ...(await openScreen(app, <Shown params={match?.params ?? {}} search={search} />, address, words)),
      app,
    }
  }
  const idle = (): Promise<void> =>
    act(async () => {
      for (let turn = 0; turn < 4 || atWork > 0; turn += 1) await new Promise((next) => setImmediate(next))
    })

  const screens = addressesOf(paid, unpaid, received)
  for (let walk = 0; walk < WALKS; walk += 1)
    for (const one of screens) {
      const { screen } = await open(one)
      await idle()
      screen.remove()
    }
  bend = (answer) => answer
  return {
    screens,
    setBend: (next) => {
      bend = next
    },
    open,
    close: shop.close,
  }
}
