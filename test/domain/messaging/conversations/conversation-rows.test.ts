import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { channelKey } from '../../../../domain/messaging/channels/channel.ts'
import { emptyConversation } from '../../../../domain/messaging/conversations/conversation.ts'
import {
  type ConversationRow,
  isUnread,
  pinnedFirst,
  searchRows,
} from '../../../../domain/messaging/conversations/conversation-rows.ts'

const rows = suite('rows of the conversation list')

type Given = { readonly digest?: string; readonly draft?: string; readonly isPinned?: boolean }

const row = (name: string, { digest = '', draft = '', isPinned = false }: Given = {}): ConversationRow => {
  const channel = { channelID: name, channelType: 1 }
  const extra = { channel, browseTo: 0, keepMessageSeq: 0, keepOffsetY: 0, draft, version: 1 }
  return {
    key: channelKey(channel),
    conversation: { ...emptyConversation(channel, 0), extra },
    info: {
      channel,
      title: name,
      logo: '',
      isMuted: false,
      isPinned,
      isOnline: false,
      lastOffline: 0,
    },
    name,
    digest,
  }
}

const names = (found: readonly ConversationRow[]): readonly string[] => found.map(({ name }) => name)

rows('keep their order, the pinned ones first', () => {
  const unknown = { ...row('unknown'), info: undefined }
  const given = [row('a'), row('b', { isPinned: true }), unknown, row('c', { isPinned: true })]
  assert.equal(names(pinnedFirst(given)), ['b', 'c', 'a', 'unknown'])
})

rows('are found by name, last text and draft, in any letter case and width', () => {
  const given = [
    row('Aruna Audio'),
    row('Toko', { digest: 'ＡＲＵＮＡ' }),
    row('Sari', { draft: 'to aruna' }),
  ]
  assert.equal(names(searchRows(given, ' aruna ')), ['Aruna Audio', 'Toko', 'Sari'])
  assert.equal(names(searchRows(given, 'audio')), ['Aruna Audio'])
  assert.equal(names(searchRows(given, 'nothing')), [])
  assert.is(searchRows(given, '  '), given)
})

rows('are unread by current messages, not by the host’s last count', () => {
  const { conversation } = row('a')
  assert.is(isUnread({ conversation }), false)
  assert.is(isUnread({ conversation: { ...conversation, unread: 2 } }), true)
})

rows.run()
