import { combineLatest } from 'rxjs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createMessageStore } from '../../../application/messaging/message-store.ts'
import { type ChannelInfo, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { makeMessage } from '../../support/messaging/messages.ts'

const streams = suite('the streams of the message store')

const CHANNEL = makeMessage(1).channel
const KEY = channelKey(CHANNEL)
const INFO: ChannelInfo = {
  channel: CHANNEL,
  title: 'Aruna',
  logo: '',
  isMuted: true,
  isPinned: false,
  isOnline: true,
  lastOffline: 0,
}

const create = () => createMessageStore(createFakeClock(), { uid: 'u1', excludedTypes: new Set() })

streams('emit a burst of changes once, at the end of the turn', async () => {
  const store = create()
  const heard = { list: 0, conversation: 0, unread: [] as number[] }
  store.conversations$.subscribe(() => {
    heard.list += 1
  })
  store.messages$(KEY).subscribe(() => {
    heard.conversation += 1
  })
  store.unreadTotal$.subscribe((unread) => heard.unread.push(unread))
  for (let seq = 1; seq <= 50; seq += 1) store.apply({ kind: 'applied', message: makeMessage(seq) })
  assert.equal([heard.list, heard.conversation], [1, 1])
  await settle()
  assert.equal(heard, { list: 2, conversation: 2, unread: [0, 50] })
  store.apply({ kind: 'applied', message: makeMessage(51) })
  await settle()
  assert.equal(heard, { list: 3, conversation: 3, unread: [0, 50, 51] })
})

streams('know channel data before its first conversation, so that a muted one is never counted', async () => {
  const store = create()
  const seen: (readonly [number, boolean | undefined])[] = []
  combineLatest([store.conversations$, store.channelInfos$]).subscribe(([list, infos]) =>
    seen.push([list.length, infos.get(KEY)?.isMuted]),
  )
  store.apply({ kind: 'applied', message: makeMessage(1) })
  store.apply({ kind: 'channel-known', info: INFO })
  await settle()
  assert.equal(seen, [
    [0, undefined],
    [0, true],
    [1, true],
  ])
})

streams('keep the same objects when nothing in them has changed', async () => {
  const store = create()
  store.apply({ kind: 'applied', message: makeMessage(1) })
  store.apply({ kind: 'channel-known', info: INFO })
  await settle()
  const [list, infos, conversation] = [
    store.conversations$.value,
    store.channelInfos$.value,
    store.messages$(KEY).value,
  ]
  store.apply({ kind: 'channel-known', info: INFO })
  await settle()
  assert.is(store.conversations$.value, list)
  assert.is(store.channelInfos$.value, infos)
  store.apply({ kind: 'channel-known', info: { ...INFO, title: 'Bima' } })
  await settle()
  assert.is(store.conversations$.value, list)
  assert.is.not(store.channelInfos$.value, infos)
  assert.equal(store.messages$(KEY).value.messages, conversation.messages)
})

streams.run()
