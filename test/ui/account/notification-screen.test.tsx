import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused } from '../../../adapters/fakes/fake-http.ts'
import { NotificationScreen } from '../../../ui/account/NotificationScreen.tsx'
import { refetchCount$ } from '../../../ui/hooks/loading/use-query.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'

const notices = suite('NotificationScreen (requirement S2: read and unread, where a notice leads)')

type Opened = OpenScreen & FakeApp

const noticeRow = (id: number, change: object = {}) => ({
  id,
  title: `Kabar ${id}`,
  content: `<p>Isi ${id}</p>`,
  type: 'order',
  link: '',
  is_read: 0,
  createtime: 1_700_000_000 - id,
  ...change,
})

const open = async (...rows: readonly object[]): Promise<Opened> => {
  const fake = createFakeApp({ token: 'token' })
  const unread = rows.filter((row) => 'is_read' in row && row.is_read === 0).length
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/notice', () => accepted({ count: rows.length, unread, list: rows }))
  fake.http.answer('/api/user/notice_read', () => accepted({ unread: 0 }))
  await fake.app.session.guard('/notification')
  return { ...fake, ...(await openScreen(fake.app, <NotificationScreen />, '/notification')) }
}

const head = ({ screen }: Opened, id: number): HTMLElement => screen.get('button', new RegExp(`Kabar ${id}`))
const isUnread = (opened: Opened, id: number): boolean =>
  (head(opened, id).textContent ?? '').includes('reading.unread')
const told = ({ http }: Opened) =>
  http.sentTo('/api/user/notice_read').map(({ body }) => body && 'json' in body && body.json)

notices('marks unread ones, and an opened one no longer', async () => {
  const opened = await open(noticeRow(1), noticeRow(2, { is_read: 1 }))
  assert.equal([isUnread(opened, 1), isUnread(opened, 2)], [true, false])
  assert.not.match(opened.screen.text(), 'Isi 1')
  press(head(opened, 1))
  await opened.rest()
  assert.is(head(opened, 1).getAttribute('aria-expanded'), 'true')
  assert.match(opened.screen.text(), 'Isi 1')
  assert.not(isUnread(opened, 1))
  assert.is(told(opened).length, 1)
  assert.match(JSON.stringify(told(opened)), '1')
  press(head(opened, 1))
  press(head(opened, 1))
  press(head(opened, 2))
  await opened.rest()
  assert.is(told(opened).length, 1, 'what was read is not read again')
  opened.screen.remove()
})

notices('are grouped by month, each month once', async () => {
  const at = (month: number, day: number): object => ({ createtime: Date.UTC(2023, month, day) / 1000 })
  const opened = await open(noticeRow(1, at(10, 9)), noticeRow(2, at(10, 8)), noticeRow(3, at(9, 7)))
  assert.equal(
    [...opened.screen.container.querySelectorAll('section')].map((month) => [
      month.querySelector('h2')?.textContent,
      ...[...month.querySelectorAll('li')].map((row) => row.textContent?.match(/Kabar \d/)?.[0]),
    ]),
    [
      ['November 2023', 'Kabar 1', 'Kabar 2'],
      ['Oktober 2023', 'Kabar 3'],
    ],
  )
  opened.screen.remove()
})

notices('are in no month where the server sends no time', async () => {
  const opened = await open(noticeRow(1, { createtime: undefined }))
  assert.equal([opened.screen.all('heading').length, head(opened, 1).querySelector('time')], [1, null])
  assert.not.match(opened.screen.text(), '1970')
  opened.screen.remove()
})

notices('lead to pages inside the app, and have no link to anywhere else', async () => {
  const links = ['/orderInfo/4', '/myPurchases/2', 'https://evil.example/', '//evil.example', '/no-such-page']
  const opened = await open(...links.map((link, index) => noticeRow(index + 1, { link })))
  for (const index of links.keys()) press(head(opened, index + 1))
  await opened.rest()
  assert.equal(
    opened.screen.all('link', 'reading.open').map((link) => link.getAttribute('href')),
    ['/orderInfo/4', '/myPurchases/2'],
  )
  press(opened.screen.all('link', 'reading.open')[0] ?? document.body)
  assert.is(opened.history.at(-1), '/orderInfo/4')
  opened.screen.remove()
})

notices('are marked read together once the server has accepted it', async () => {
  const opened = await open(noticeRow(1), noticeRow(2))
  opened.http.answer('/api/user/notice_read', () => refused('Coba lagi nanti'))
  const readAll = () => opened.screen.get('button', 'reading.readAll')
  press(readAll())
  await opened.rest()
  assert.equal([isUnread(opened, 1), isUnread(opened, 2)], [true, true])
  opened.http.answer('/api/user/notice_read', () => accepted({ unread: 0 }))
  press(readAll())
  await opened.rest()
  assert.equal([isUnread(opened, 1), isUnread(opened, 2)], [false, false])
  assert.is(opened.screen.find('button', 'reading.readAll'), undefined)
  opened.screen.remove()
})

notices('that came after all were marked read are shown as unread', async () => {
  const opened = await open(noticeRow(1))
  press(opened.screen.get('button', 'reading.readAll'))
  await opened.rest()
  const rows = [noticeRow(9), noticeRow(1, { is_read: 1 })]
  opened.http.answer('/api/user/notice', () => accepted({ count: 2, unread: 1, list: rows }))
  act(() => refetchCount$.update((round) => round + 1))
  await opened.rest()
  assert.ok(isUnread(opened, 9))
  opened.screen.remove()
})

notices.run()
