import { SMTPServer } from 'smtp-server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MailPort, OutgoingMail } from '../../../../adapters/embedded-backend/mail/mail-port.ts'
import { sendDueMails } from '../../../../adapters/embedded-backend/mail/outbox.ts'
import { createSmtpMail } from '../../../../adapters/embedded-backend/mail/smtp-mail.ts'
import { defaultConfig } from '../../../../adapters/embedded-backend/start/config.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { applyForRefund } from '../../../support/backend/shoppers/after-sale-calls.ts'
import { orderCalls, TENT } from '../../../support/backend/shoppers/order-calls.ts'
import { CARD, walletCalls } from '../../../support/backend/shoppers/wallet-calls.ts'
import { hireStaff } from '../../../support/backend/staff/staff-calls.ts'

const outbox = suite('the outbox of mails')

const FROM = 'Lintas <toko@contoh.id>'
const production = {
  mode: 'production',
  demo: { ...defaultConfig.demo, showsMails: false, logsCodes: false },
} as const

type Received = { readonly to: readonly string[]; readonly text: string }

/** A real mail server on loopback; `answer` refuses by throwing an error with a responseCode. */
const openMailServer = async (answer: (count: number) => Error | undefined = () => undefined) => {
  const received: Received[] = []
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        count += 1
        const fault = answer(count)
        if (fault) return done(fault)
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const mail = createSmtpMail(`smtp://127.0.0.1:${port}`, FROM)
  return {
    received,
    mail,
    close: async () => {
      mail.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const fault = (responseCode: number): Error => Object.assign(new Error('not now'), { responseCode })

const openShop = (): Promise<TestBackend> =>
  startBackend({ config: { ...production, smtp: { url: 'smtp://127.0.0.1:1', from: FROM } } })

const forget = async (shop: TestBackend): Promise<string> => {
  const token = await shop.register('lupa')
  const { email } = (await shop.get('/api/user/getUserInfo', token)).data
  assert.is((await shop.post('/api/user/send_code', { account: email }, '', 'ri')).code, 1)
  return email
}
const seconds = (shop: TestBackend): number => Math.floor(shop.clock.now() / 1000)
const waiting = async (shop: TestBackend): Promise<number> =>
  (await shop.deps.database.query('select 1 from mails')).length

/** The text part of a mail as a reader sees it. */
const decoded = (mail: string): string =>
  mail
    .split(/\r\n--/)
    .map((part) => {
      const at = part.indexOf('\r\n\r\n')
      const [head, body] = [part.slice(0, at), part.slice(at + 4)]
      if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
      const bytes = body
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
      return Buffer.from(bytes, 'latin1').toString()
    })
    .join('\n')

outbox('sends a code to a mail server in the reader’s language, once, and deletes it', async () => {
  const [shop, server] = [await openShop(), await openMailServer()]
  const email = await forget(shop)
  assert.is(await sendDueMails(shop.deps, server.mail, seconds(shop)), 1)
  assert.is(await sendDueMails(shop.deps, server.mail, seconds(shop) + 3_600), 0)
  const [mail] = server.received
  assert.equal([server.received.length, mail?.to], [1, [email]])
  assert.match(mail?.text ?? '', /^From: Lintas <toko@contoh\.id>/m)
  assert.match(mail?.text ?? '', /text\/plain[\s\S]*text\/html/)
  assert.match(decoded(mail?.text ?? ''), /認証コードは\d{6}です/)
  assert.is(await waiting(shop), 0)
  await server.close()
  await shop.close()
})

outbox('retries later under the same id, and not before its time', async () => {
  const [shop, server] = [
    await openShop(),
    await openMailServer((count) => (count < 3 ? fault(451) : undefined)),
  ]
  await forget(shop)
  const ids: string[] = []
  const watched: MailPort = {
    send: (mail: OutgoingMail) => {
      ids.push(mail.id)
      return server.mail.send(mail)
    },
    close: () => undefined,
  }
  const at = seconds(shop)
  for (const [after, tries] of [
    [0, 1],
    [29, 1],
    [30, 2],
    [149, 2],
    [150, 3],
  ] as const) {
    await sendDueMails(shop.deps, watched, at + after)
    assert.is(ids.length, tries, `${after} s`)
  }
  assert.equal([new Set(ids).size, server.received.length, await waiting(shop)], [1, 1, 0])
  await server.close()
  await shop.close()
})

outbox('gives up a mail that is refused for good or no longer of use', async () => {
  const [shop, server] = [await openShop(), await openMailServer(() => fault(550))]
  await forget(shop)
  assert.is(await sendDueMails(shop.deps, server.mail, seconds(shop)), 0)
  assert.is(await waiting(shop), 0)
  const { email } = (await shop.get('/api/user/getUserInfo', await shop.register('lagi'))).data
  await shop.post('/api/user/send_code', { account: email })
  // Its code lives ten minutes.
  await sendDueMails(shop.deps, server.mail, seconds(shop) + 600)
  assert.equal([server.received.length, await waiting(shop)], [0, 0])
  await server.close()
  await shop.close()
})

outbox('waits for a mail server that is down', async () => {
  const shop = await openShop()
  await forget(shop)
  const nobody = createSmtpMail('smtp://127.0.0.1:1', FROM)
  assert.is(await sendDueMails(shop.deps, nobody, seconds(shop)), 0)
  assert.is(await waiting(shop), 1)
  nobody.close()
  await shop.close()
})

outbox('stores no mail when no mail server is configured', async () => {
  const shop = await startBackend({ config: production })
  await forget(shop)
  assert.is(await waiting(shop), 0)
  await shop.close()
})

outbox('sends a mail once when two processes check at the same moment', async () => {
  const shop = await openShop()
  await forget(shop)
  let sent = 0
  const counting: MailPort = {
    send: async () => {
      sent += 1
      return 'sent'
    },
    close: () => undefined,
  }
  await Promise.all([1, 2, 3].map(() => sendDueMails(shop.deps, counting, seconds(shop))))
  assert.is(sent, 1)
  await shop.close()
})

outbox(
  'mails acts of staff to the shopper in their language, once each however often they are tried',
  async () => {
    const demo = { hasStaff: false, hasMerchants: false, showsMails: false, logsCodes: false }
    const shop = await startBackend({
      config: { mode: 'production', demo, smtp: { url: 'smtp://127.0.0.1:1', from: FROM } },
    })
    const server = await openMailServer()
    const sari = await shop.signIn()
    const clerk = await hireStaff(shop, 'Dimas', 'clerk')
    const calls = orderCalls(shop, sari)
    const wallet = walletCalls(shop, sari)
    const read = (language: string) => shop.get(`/api/user/set_language?lang=${language}`, sari)
    /** Sends what is due, as two processes that look at the same time; gives what arrived, in words. */
    const arrived = async (): Promise<readonly string[]> => {
      const before = server.received.length
      const look = () => sendDueMails(shop.deps, server.mail, seconds(shop))
      await Promise.all([look(), look()])
      await sendDueMails(shop.deps, server.mail, seconds(shop) + 86_400)
      const news = server.received.slice(before)
      for (const { to } of news) assert.equal(to, ['sari@example.com'])
      return news.map(({ text }) => decoded(text))
    }
    /** An act, and the same act once more, which is refused or answered as before. */
    const act = async (name: string, body: Readonly<Record<string, unknown>>): Promise<void> => {
      const done = await clerk.act(name, body)
      assert.is(done.code, 1, done.msg)
      await clerk.act(name, body)
    }

    await read('ri')
    const id = await calls.buy(TENT)
    await arrived()
    await act('order/ship', { id, courier: 'JNE Reguler', tracking: 'JNE88402216' })
    const [shipped, ...more] = await arrived()
    assert.equal(more, [])
    assert.match(shipped ?? '', /商品を発送しました[\s\S]*配送中です/)

    const asked = await wallet.recharge({ recharge_type: 2, price: '500.00', image: await wallet.evidence() })
    await act('recharge/refuse', { id: asked.data.recharge_id, reason: 'unreadable' })
    const [refused, ...others] = await arrived()
    assert.equal(others, [])
    assert.match(refused ?? '', 'チャージが却下されました')

    await read('dgn')
    const { data } = await applyForRefund(shop, sari, id, { receiving_status: 0, amount: '1.00' })
    await act('refund/accept', { id: data.refund_id })
    const taken = (await wallet.withdraw({ price: '30.00', ...CARD })).data.extract_id
    await act('withdrawal/take', { id: taken })
    await act('withdrawal/pay', { id: taken, reference: 'BCA 1' })
    const told = await arrived()
    assert.equal(
      ['Refund berhasil', 'Penarikan'].map((words) => told.filter((mail) => mail.includes(words)).length),
      [1, 1],
      told.join(),
    )
    assert.is(await waiting(shop), 0)
    await server.close()
    await shop.close()
  },
)

outbox.run()
