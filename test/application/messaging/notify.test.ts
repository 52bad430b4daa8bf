import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { newsText } from '../../../application/messaging/notify.ts'
import { merchantChannel } from '../../../domain/messaging/channels/channel.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { makeMessage } from '../../support/messaging/messages.ts'
import { shopInfo } from '../../support/ui/open-chat-list.tsx'

const news = suite('toasts and notifications of messages')

const told = (text: string): string => {
  const message = makeMessage(1, { channel: merchantChannel('1'), content: textContent(text) })
  const said = newsText(message, shopInfo('1'))
  return said.kind === 'key' ? String(said.with?.['text']) : ''
}

news('show no password (requirement E7)', () => {
  assert.is(told('Kata sandi: rahasia1'), 'Kata sandi: ••••••')
})

news('cut no character in half at their end', () => {
  assert.is(told(`${'a'.repeat(59)}😀 and more`), `${'a'.repeat(59)}😀…`)
  assert.is(told('😀'.repeat(60)), '😀'.repeat(60))
})

news.run()
