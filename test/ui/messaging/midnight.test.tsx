import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { PEER } from '../../support/ui/chat-app.ts'
import { openChatList } from '../../support/ui/open-chat-list.tsx'
import { openConversation } from '../../support/ui/open-conversation.tsx'
import { realTranslations } from '../../support/ui/translations.ts'

const midnight = suite('midnight while the chat stays open')

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Milliseconds from now until the reader's next day begins. */
const untilMidnight = (now: number): number => new Date(now).setHours(24, 0, 0, 0) - now

const daysOf = (container: HTMLElement): readonly (string | null)[] =>
  [...container.querySelectorAll('[data-day]')].map((line) => line.textContent)

midnight('changes "today" to "yesterday", and a new message has its own "today"', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, { type: 1, content: 'kemarin' }),
  })
  const { clock, screen, server } = opened
  const left = untilMidnight(clock.now())
  await opened.wait(left - 1)
  assert.equal(daysOf(screen.container), ['hari ini'])
  await opened.wait(1)
  assert.equal(daysOf(screen.container), ['kemarin'], 'at the first instant of the day')
  server.say(PEER.channelID, { type: 1, content: 'pagi' })
  await opened.wait(1000)
  assert.equal(daysOf(screen.container), ['kemarin', 'hari ini'])
  await opened.wait(untilMidnight(clock.now()))
  assert.match(daysOf(screen.container)[0] ?? '', /\d/)
  assert.is(daysOf(screen.container)[1], 'kemarin')
  screen.remove()
})

midnight('is noticed as soon as a device that slept through it becomes visible', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, { type: 1, content: 'kemarin' }),
  })
  const { clock, screen, lifecycle } = opened
  lifecycle.set({ isVisible: false })
  // The clock goes on, the timers do not.
  clock.setBack(-DAY_MS)
  lifecycle.set({ isVisible: true })
  await opened.wait(1)
  assert.equal(daysOf(screen.container), ['kemarin'])
  screen.remove()
})

midnight('changes the times of the list to dates', async () => {
  const opened = await openChatList({
    before: ({ server }) => void server.say('m1', { type: 1, content: 'a' }),
  })
  const { clock, screen } = opened
  const timeOf = () => screen.container.querySelector('li [class*="time"]')?.textContent ?? ''
  await opened.wait(untilMidnight(clock.now()) - 1)
  assert.match(timeOf(), /^\d\d\.\d\d$/)
  await opened.wait(1)
  assert.is(timeOf(), 'kemarin')
  screen.remove()
})

midnight('keeps updating how long somebody has been away, and that the shop opens', async () => {
  const words = realTranslations('dgn')
  const opened = await openConversation({ translations: words })
  const { client, clock, screen } = opened
  const now = Math.floor(clock.now() / 1000)
  client.learn({
    channel: PEER,
    title: 'Toko',
    logo: '',
    isMuted: false,
    isPinned: false,
    isOnline: false,
    lastOffline: now,
  })
  await opened.wait(10 * MINUTE_MS)
  assert.match(screen.text(), words.t('chat.presence.seen', { ago: '10 menit yang lalu' }))
  screen.remove()
})

midnight.run()
