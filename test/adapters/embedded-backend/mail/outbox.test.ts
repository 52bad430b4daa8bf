import { SMTPServer } from 'smtp-server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MailPort, OutgoingMail } from '../../../../adapters/embedded-backend/mail/mail-port.ts'
import { sendDueMails } from '../../../../adapters/embedded-backend/mail/outbox.ts'
import { createSmtpMail } from '../../../../adapters/embedded-backend/mail/smtp-mail.ts'
import { defaultConfig } from '../../../../adapters/embedded-backend/start/config.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

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
      return /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : body.replace(/=\r\n/g, '')
    })
    .join('\n')

outbox('hands a code to a mail server in the language of its reader, once, and forgets it', async () => {
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

outbox('tries again later under the same id, and not before its time', async () => {
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

outbox('gives up what is refused for good, and what is of no more use', async () => {
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

outbox('waits for a mail server that is not there', async () => {
  const shop = await openShop()
  await forget(shop)
  const nobody = createSmtpMail('smtp://127.0.0.1:1', FROM)
  assert.is(await sendDueMails(shop.deps, nobody, seconds(shop)), 0)
  assert.is(await waiting(shop), 1)
  nobody.close()
  await shop.close()
})

outbox('keeps nothing where nobody could ever read it', async () => {
  const shop = await startBackend({ config: production })
  await forget(shop)
  assert.is(await waiting(shop), 0)
  await shop.close()
})

outbox('is sent once by two who look at the same moment', async () => {
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

outbox.run()
