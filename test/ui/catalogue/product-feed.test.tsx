import { act, type ReactNode, useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { cents } from '../../../domain/shared/money.ts'
import { ProductFeed } from '../../../ui/catalogue/ProductFeed.tsx'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'

const feed = suite('an endless list of products')

/** How often each product was rendered. */
const renders = new Map<string, number>()

/** A product that counts how often a card reads its name. */
const watched = (productId: string): ProductSummary => ({
  productId,
  shopId: '7',
  get title() {
    renders.set(productId, (renders.get(productId) ?? 0) + 1)
    return `Barang ${productId}`
  },
  titleEn: '',
  image: '',
  price: cents(100),
  marketPrice: undefined,
  sold: 0,
  rating: undefined,
  stock: 3,
  categoryKey: undefined,
})

let add: (product: ProductSummary) => void = () => undefined

const acts = { more: () => undefined, retry: () => undefined, reload: async () => true }

const Feed = (): ReactNode => {
  const [rows, setRows] = useState(() => [watched('1'), watched('2')])
  add = (product) => setRows([...rows, product])
  const list = {
    rows,
    phase: 'idle',
    fault: undefined,
    total: 3,
    refresh: async () => undefined,
    ...acts,
  } as const
  return <ProductFeed list={list} label="Produk" empty="none" />
}

feed('renders only the new cards when a page is added', async () => {
  const { screen } = await openScreen(createFakeApp().app, <Feed />)
  renders.clear()
  act(() => add(watched('3')))
  assert.match(screen.text(), 'Barang 3')
  assert.equal([...renders.keys()], ['3'])
  screen.remove()
})

feed.run()
