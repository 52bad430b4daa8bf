import { createApp } from '../../../adapters/container/create-app.ts'
import { createNodeHost } from '../../../adapters/container/node-host.ts'
import type { FetchSource } from '../../../adapters/http/fetch-http.ts'
import { createMemoryRecords } from '../../../adapters/records/memory-records.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import type { App } from '../../../application/app.ts'
import type { SocketPort } from '../../../application/ports/socket-port.ts'
import type { StoragePort } from '../../../application/ports/storage-port.ts'
import type { CartItem } from '../../../domain/cart/cart.ts'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { defaultVariant } from '../../../domain/catalogue/variant-choice.ts'
import type { Registration } from '../../../domain/session/credentials.ts'
import type { Result } from '../../../domain/shared/result.ts'
import type { TestBackend } from '../backend/backend.ts'

const BASE = 'http://shop.test'

export type Device = {
  readonly app: App
  readonly storage: StoragePort
  /** The page loaded anew on the same device. */
  readonly reload: () => App
  /** Calls that went out, by path, oldest first. */
  readonly calls: string[]
  /** Loses the answers of a path from now on, after the server has done its work; undefined: none. */
  readonly loseAnswersOf: (path: string | undefined) => void
  /** Whether calls of HTTP reach the backend. */
  readonly setOnline: (isOnline: boolean) => void
}

/** A device in the hands of somebody: the App with its own storage, speaking to the backend in process. */
export const openDevice = (backend: TestBackend, language = 'en', socket?: SocketPort): Device => {
  const storage = createMemoryStorage(backend.clock.now)
  storage.write('lintas_lang', language, 3)
  const calls: string[] = []
  const records = createMemoryRecords()
  let isOnline = true
  let lost: string | undefined
  const fetchSource: FetchSource = () => async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', `lintas_lang=${storage.read('lintas_lang') ?? ''}`)
    const request = new Request(String(input), { ...init, headers })
    const { pathname } = new URL(request.url)
    calls.push(pathname)
    if (!isOnline) throw new TypeError('no network')
    const response = await backend.fetch(request)
    if (pathname === lost) throw new TypeError('the answer got lost')
    return response
  }
  const open = (): App =>
    createApp(
      createNodeHost({ storage, clock: backend.clock, fetchSource, records, ...(socket && { socket }) }),
      {
        baseUrl: BASE,
      },
    )
  return {
    app: open(),
    storage,
    reload: open,
    calls,
    loseAnswersOf: (path) => {
      lost = path
    },
    setOnline: (next) => {
      isOnline = next
    },
  }
}

/** The value of a success; the fault, thrown, otherwise. */
export const need = <T, F>(result: Result<T, F>): T => {
  if (result.ok) return result.value
  throw new Error(`refused: ${JSON.stringify(result.fault)}`)
}

/** What toasts are up, by the words of their fault or their key. */
export const toasts = (app: App): readonly string[] =>
  app.notices.notices$.value.map(({ text }) => {
    if (text.kind === 'key') return text.key
    if (text.kind === 'text') return text.text
    return 'message' in text.fault ? text.fault.message : text.fault.kind
  })

/** What product detail puts into the cart: the default variant. */
export const itemOf = (product: ProductDetail, quantity: number): CartItem => {
  const variant = defaultVariant(product)
  const { productId, shopId, title, titleEn, image, categoryKey, shop } = product
  return {
    productId,
    shopId,
    title,
    titleEn,
    image,
    categoryKey,
    shopName: shop.name,
    shopAvatar: shop.avatar,
    spec: variant?.spec ?? '',
    price: variant?.price ?? product.price,
    quantity,
    stock: variant?.stock ?? product.stock,
  }
}

let newcomers = 0

/** A newcomer's form with a mobile number of their own. */
export const registration = (email: string): Registration => {
  newcomers += 1
  return {
    familyName: 'Lestari',
    givenName: 'Dewi',
    email,
    mobile: `+62 812 0000 ${1000 + newcomers}`,
    password: 'rahasia1',
    repeat: 'rahasia1',
  }
}
