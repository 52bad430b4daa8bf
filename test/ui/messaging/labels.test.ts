import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type ChannelInfo, merchantChannel } from '../../../domain/messaging/channels/channel.ts'
import { presenceText } from '../../../ui/messaging/presence-text.ts'
import { listTime, momentLabel } from '../../../ui/messaging/time-label.ts'
import { kitWords } from '../../support/ui/render.tsx'
import { realTranslations } from '../../support/ui/translations.ts'

const labels = suite('labels of conversations')

const at = (text: string): number => new Date(text).getTime() / 1000
const NOW = at('2026-11-19T15:00:00')

labels('give the time today, then yesterday, the weekday, the date, the year', () => {
  assert.is(listTime(at('2026-11-19T14:36:00'), NOW, 'dgn'), '14.36')
  assert.is(listTime(at('2026-11-18T23:59:00'), NOW, 'dgn'), 'kemarin')
  assert.is(listTime(at('2026-11-16T08:00:00'), NOW, 'dgn'), 'Senin')
  assert.is(listTime(at('2026-11-13T08:00:00'), NOW, 'en'), 'Friday')
  assert.is(listTime(at('2026-11-12T23:00:00'), NOW, 'dgn'), '12 Nov')
  assert.is(listTime(at('2025-12-31T23:00:00'), NOW, 'zh-cn'), '2025年12月31日')
})

labels('give the time of a message dated in the future of this device', () => {
  assert.is(listTime(at('2026-11-20T01:05:00'), NOW, 'dgn'), '01.05')
})

labels('give the day of an opening only when it is another one', () => {
  assert.is(momentLabel(at('2026-11-19T21:00:00'), NOW, 'dgn'), '21.00')
  assert.is(momentLabel(at('2026-11-20T09:00:00'), NOW, 'dgn'), '20 Nov, 09.00')
  assert.is(momentLabel(at('2026-11-20T09:00:00'), NOW, 'zh-cn'), '11月20日 09:00')
})

const info = (changes: Partial<ChannelInfo>): ChannelInfo => ({
  channel: merchantChannel('7'),
  title: 'Aruna',
  logo: '',
  isMuted: false,
  isPinned: false,
  isOnline: false,
  lastOffline: 0,
  ...changes,
})
const shop = { kind: 'merchant', replyMinutes: 0, opensAt: 0, opensText: '' } as const
const words = {
  ...kitWords('en'),
  t: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`,
}
const presence = (changes: Partial<ChannelInfo>): string => presenceText(info(changes), NOW, words)

labels('say whether a shop is there, closed or how soon it answers', () => {
  assert.is(presenceText(undefined, NOW, words), '')
  assert.match(presence({ isOnline: true, shop: { ...shop, replyMinutes: 9 } }), 'presence.online')
  assert.match(presence({ shop: { ...shop, replyMinutes: 9, opensAt: NOW + 60 } }), '"when":"15:01"')
  assert.match(presence({ shop: { ...shop, replyMinutes: 9 } }), '"count":9')
  const opens = { ...shop, opensAt: at('2026-11-19T16:00:00') }
  assert.is(presence({ shop: { ...opens, opensText: '16:00' } }), 'chat.presence.opens {"when":"16:00"}')
  const elsewhere = presence({ shop: { ...opens, opensText: '07:00' } })
  assert.is(elsewhere, 'chat.presence.opensThere {"when":"16:00","there":"07:00"}')
})

labels('say when somebody was last seen, within the last days only', () => {
  assert.match(presence({ lastOffline: NOW - 5 }), '1 minute ago')
  assert.match(presence({ lastOffline: NOW - 7200 }), '2 hours ago')
  assert.match(presence({ lastOffline: NOW - 86_400 }), 'yesterday')
  assert.match(presence({ lastOffline: NOW - 8 * 86_400 }), 'presence.offline')
  assert.match(presence({}), 'presence.offline')
})

labels('write a number in Thai apart from the word before it, and say only once that it is a time', () => {
  const thai = realTranslations('tai')
  const seen = (before: number): string => presenceText(info({ lastOffline: NOW - before }), NOW, thai)
  assert.is(seen(300), 'ใช้งานล่าสุด 5 นาทีที่ผ่านมา')
  assert.is(seen(86_400), 'ใช้งานล่าสุด เมื่อวาน')
})

labels.run()
