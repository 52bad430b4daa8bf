import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused } from '../../adapters/fakes/fake-http.ts'
import { DetailScreen } from '../../ui/catalogue/DetailScreen.tsx'
import { refetchCount$ } from '../../ui/hooks/loading/use-query.ts'
import type { Translations } from '../../ui/i18n/translations.ts'
import { MyPurchasesScreen } from '../../ui/orders/MyPurchasesScreen.tsx'
import { OrderConfirmScreen } from '../../ui/orders/OrderConfirmScreen.tsx'
import { OrderInfoScreen } from '../../ui/orders/OrderInfoScreen.tsx'
import { PaymentScreen } from '../../ui/orders/PaymentScreen.tsx'
import { detailRow, orderDetailRow, orderRow, pageOf, productRow, userRow } from '../support/api-rows.ts'
import { PEER } from '../support/ui/chat-app.ts'
import { createFakeApp, type FakeApp } from '../support/ui/fake-app.ts'
import { openChatList } from '../support/ui/open-chat-list.tsx'
import { openConversation } from '../support/ui/open-conversation.tsx'
import { openScreen } from '../support/ui/open-screen.tsx'
import { kitWords, press, type Screen, type } from '../support/ui/render.tsx'
import { translatePage } from '../support/ui/translations.ts'
import { createNearScreen } from '../support/ui/viewport.ts'

const translated = suite('whole screens on a page translated by the browser')

const near = createNearScreen()
translated.before.each(near.begin)
translated.after.each(near.end)

const kit = kitWords()
/** Texts that show their values, so that a number that stays behind is seen. */
const echo: Translations = {
  ...kit,
  t: (key, values) => {
    const said = kit.t(key, values)
    return said === key && values ? `${key} ${JSON.stringify(values)}` : said
  },
}

type Step = () => unknown
/** A screen that is open, and what happens on it, one step after the other. */
type Play = {
  readonly screen: Screen
  readonly rest: () => Promise<unknown>
  readonly steps: readonly Step[]
}

/** What is read after each step; where `isTranslated`, the translator comes before and after each. */
const read = async ({ screen, rest, steps }: Play, isTranslated: boolean): Promise<readonly string[]> => {
  const texts: string[] = []
  for (const step of [() => undefined, ...steps]) {
    if (isTranslated) translatePage(screen.container)
    await act(async () => void (await step()))
    await rest()
    texts.push(screen.text().replace(/a{50,}/, 'aaa'))
  }
  if (isTranslated) translatePage(screen.container)
  screen.remove()
  return texts
}

/** Plays the same with a translator and without: nothing throws, and every text is the same. */
const plays = (name: string, open: () => Promise<Play>): void => {
  translated(name, async () => {
    const plain = await read(await open(), false)
    assert.ok(new Set(plain).size > 1, 'something changes')
    assert.equal(await read(await open(), true), plain)
  })
}

const say = (content: string, more: object = {}) => ({ type: 1, content, ...more })

plays('a conversation: messages, recalls, edits, receipts, typing, failures', async () => {
  const opened = await openConversation({
    translations: echo,
    productId: '3',
    before: ({ server, http }) => {
      http.answer('/api/product/detail', () => accepted(detailRow()))
      for (const content of ['satu', 'dua', 'lihat https://contoh.id/a ya'])
        server.say(PEER.channelID, say(content))
      server.say(PEER.channelID, { type: 1001, content: '{0} masuk', extra: [{ uid: 'm7', name: 'Rina' }] })
      server.say(PEER.channelID, {
        type: 3001,
        v: 1,
        id: '3',
        name: 'Jaket',
        image: '',
        price: '10.00',
        merId: '7',
      })
    },
  })
  const { server, client, extend, lifecycle, screen } = opened
  const command = (cmd: string) =>
    server.say('', { type: 99, cmd, param: { channel_id: PEER.channelID, channel_type: 1 } }, 1)
  return {
    screen,
    rest: () => opened.wait(400),
    steps: [
      () => void server.say(PEER.channelID, say('tiga')),
      () => opened.sendText('Masih ada?'),
      () => {
        extend(server.stored(PEER.channelID).at(-1)?.id ?? '', { readCount: 1, isRead: true })
        command('syncMessageExtra')
      },
      () => {
        extend(server.stored(PEER.channelID)[0]?.id ?? '', { isRevoked: true, revoker: 'm7' })
        command('messageRevoke')
      },
      () => {
        const editedContent = { contentType: 1, body: { kind: 'text', text: 'dua setengah' } } as const
        extend(server.stored(PEER.channelID)[1]?.id ?? '', { editedAt: 1, editedContent })
        command('syncMessageExtra')
      },
      () => void server.say(PEER.channelID, { type: 99, cmd: 'typing', param: {} }, 1),
      () => void server.say(PEER.channelID, say('empat')),
      () => server.answerSends(4),
      () => opened.sendText('ditolak'),
      () => opened.write('a'.repeat(2100)),
      () => opened.write('4111 1111 1111 1111'),
      () => opened.write(''),
      () => lifecycle.set({ isOnline: false }),
      () => lifecycle.set({ isOnline: true }),
      () => opened.wait(90_000),
      () => client.clearConversation(PEER),
    ],
  }
})

plays('the list of conversations: counts, drafts, mentions, sending, deletion', async () => {
  const opened = await openChatList({
    before: ({ server }) => {
      server.say('m1', say('satu'))
      server.say('m2', say('dua'))
    },
  })
  const { server, client, learn, screen } = opened
  const channel = { channelID: 'm1', channelType: 1 }
  return {
    screen,
    rest: () => opened.wait(400),
    steps: [
      () => learn('1', { isPinned: true }),
      () => void server.say('m1', say('dua')),
      () => void server.say('m1', say('hai', { mention: { uids: ['u1'] } })),
      () => act(() => client.saveDraft(channel, 'besok')),
      () => act(() => client.saveDraft(channel, '')),
      () => act(() => client.setUnread(channel, 0)),
      () => server.answerSends('silent'),
      () => act(() => void client.send({ contentType: 1, body: { kind: 'text', text: 'sendiri' } }, channel)),
      () => void server.say('m2', { type: 99, cmd: 'typing', param: {} }, 1),
      () => learn('2', { isMuted: true }),
      () => act(() => client.removeConversation(channel)),
    ],
  }
})

const shopper = (prepare: (fake: FakeApp) => void): FakeApp => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow({ have_pay: 1, money: '100.00' })))
  prepare(fake)
  return fake
}

const again = () => act(() => refetchCount$.update((round) => round + 1))

plays('an order through its statuses', async () => {
  let row = orderDetailRow(1, { status: 0, expire_time: 1_700_000_090 })
  const fake = shopper(({ http }) => http.answer('/api/order/detail', () => accepted(row)))
  await fake.app.session.guard('/orderInfo')
  const node = <OrderInfoScreen params={{ id: '1' }} search={new URLSearchParams()} />
  const opened = await openScreen(fake.app, node, '/orderInfo/1', echo)
  return {
    ...opened,
    steps: [0, 1, 2, 3, 4, -1, -2, -3].flatMap((status) => [
      () => {
        row = orderDetailRow(1, { status, expire_time: 1_700_000_090 })
        return again()
      },
      () => act(() => fake.clock.advanceAsync(1000)),
    ]),
  }
})

plays('the list of orders: waiting, paid, finished', async () => {
  let rows = [orderRow(1, { status: 0, expire_time: 1_700_000_090 }), orderRow(2, { status: 2 })]
  const fake = shopper(({ http }) => {
    http.answer('/api/order/counts', () => accepted({ '0': 1, '1': rows.length, '4': 9 }))
    http.answer('/api/user/order_list', () => accepted({ count: rows.length, list: rows }))
  })
  await fake.app.session.guard('/myPurchases')
  const node = <MyPurchasesScreen params={{}} search={new URLSearchParams()} />
  const opened = await openScreen(fake.app, node, '/myPurchases', echo)
  const become = (next: typeof rows) => () => {
    rows = next
    return again()
  }
  return {
    ...opened,
    steps: [
      () => act(() => fake.clock.advanceAsync(5000)),
      become([orderRow(1, { status: 1 }), orderRow(2, { status: 3 })]),
      become([orderRow(2, { status: 4 })]),
      become([]),
    ],
  }
})

const PREVIEW = {
  product: [{ product_id: 1, title: 'Kopi', sales_price: '5.00', spec: '', number: 1, mer_id: 3 }],
  merchant: [{ mer_id: 3, mer_name: 'Toko', freight: '1.00' }],
  address: { address_id: 5, name: 'Dewi' } as object | null,
  delivery: '1.00',
  promo: null as object | null,
  sub_total: '5.00',
  total: '6.00',
}

plays('the order confirmation: another sum, a refusal', async () => {
  let preview = PREVIEW
  const fake = shopper(({ http }) => {
    http.answer('/api/order/merCreate', () => accepted(preview))
    http.answer('/api/order/merSubmit', () => refused('Stok habis'))
  })
  await fake.app.session.guard('/order')
  const search = new URLSearchParams('product=1&mer=3')
  const opened = await openScreen(
    fake.app,
    <OrderConfirmScreen params={{}} search={search} />,
    '/order',
    echo,
  )
  return {
    ...opened,
    steps: [
      () => {
        preview = { ...PREVIEW, delivery: '2.00', total: '7.00' }
        return again()
      },
      () => press(opened.screen.get('button', /^orders\.pay/)),
      () => {
        preview = { ...PREVIEW, address: null }
        return again()
      },
    ],
  }
})

const cashier = async (left: number) => {
  let change: object = {}
  let money = '100.00'
  const fake = shopper(({ http, clock }) => {
    http.answer('/api/user/getUserInfo', () => accepted(userRow({ have_pay: 1, money })))
    http.answer('/api/order/group', () =>
      accepted({
        out_trade_no: 'G1',
        total_price: '6.00',
        order_ids: [8],
        expire_time: clock.now() / 1000 + left,
        ...change,
      }),
    )
    http.answer('/api/user/verify_pay', () => accepted({ pay_token: 'p' }))
    http.answer('/api/order/merPay', () => refused('Toko tutup'))
  })
  return {
    fake,
    become: (next: object, balance = '100.00') => {
      change = next
      money = balance
    },
  }
}

plays('the checkout: a countdown, a low balance, the end of the time', async () => {
  const { fake, become } = await cashier(1800)
  become({}, '1.60')
  await fake.app.session.guard('/payment')
  const node = <PaymentScreen params={{}} search={new URLSearchParams('no=G1')} />
  const opened = await openScreen(fake.app, node, '/payment?no=G1', echo)
  return {
    ...opened,
    steps: [
      () => act(() => fake.clock.advanceAsync(5000)),
      () => {
        become({ total_price: '5.50' }, '6.00')
        return act(() => fake.clock.advanceAsync(60_000))
      },
      again,
      () => {
        become({ is_closed: 1, expire_time: 1 })
        return again()
      },
    ],
  }
})

plays('the payment: a code, a refusal, another sum', async () => {
  const { fake, become } = await cashier(1800)
  await fake.app.session.guard('/payment')
  const node = <PaymentScreen params={{}} search={new URLSearchParams('no=G1')} />
  const opened = await openScreen(fake.app, node, '/payment?no=G1', echo)
  return {
    ...opened,
    steps: [
      () => type(opened.screen.get('textbox', 'PIN pembayaran'), '246810'),
      () => press(opened.screen.all('button', /orders\.pay/)[0] as HTMLElement),
      () => {
        become({ total_price: '7.00' }, '1.00')
        return again()
      },
      () => act(() => fake.clock.advanceAsync(5000)),
    ],
  }
})

plays('the product page and its buy bar: variants, stock, the cart', async () => {
  let row = detailRow()
  const fake = createFakeApp()
  fake.http.answer('/api/product/detail', () => accepted(row))
  fake.http.answer('/api/product/recommend', () => accepted(pageOf([productRow(5)])))
  const node = <DetailScreen params={{ product: '1', mer: '7' }} search={new URLSearchParams()} />
  const opened = await openScreen(fake.app, node, '/detail/1/7', echo)
  const choose = (name: string) => () => press(opened.screen.get('radio', name))
  return {
    ...opened,
    steps: [
      choose('Putih'),
      choose('L'),
      () => press(opened.screen.get('button', 'detail.add')),
      () => {
        row = detailRow({ sales_price: '1.00', stock: 0 })
        return again()
      },
    ],
  }
})

translated.run()
