import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { merchantChannel, serviceChannel } from '../../../../domain/messaging/channels/channel.ts'
import {
  channelOfPath,
  conversationPath,
  idIn,
  panePath,
} from '../../../../domain/messaging/channels/conversation-path.ts'

const paths = suite('the paths of conversations')

paths('lead to a channel and back', () => {
  assert.is(conversationPath(merchantChannel('7')), '/chatRoomDetail/7')
  assert.is(conversationPath(serviceChannel), '/service')
  assert.is(panePath(serviceChannel), '/chatRoom/service')
  assert.equal(channelOfPath('7'), merchantChannel('7'))
  assert.equal(channelOfPath('service'), serviceChannel)
  assert.equal(channelOfPath('u9'), { channelID: 'u9', channelType: 1 })
  for (const channel of [
    { channelID: 'tim-7', channelType: 2 },
    { channelID: '7', channelType: 2 },
    { channelID: 'ruang~2', channelType: 1 },
    { channelID: 'a/b ~3', channelType: 10 },
  ]) {
    const name = decodeURIComponent(conversationPath(channel).split('/')[2] ?? '')
    assert.equal(channelOfPath(name), channel, name)
  }
  assert.equal(channelOfPath('tim~999'), { channelID: 'tim~999', channelType: 1 })
  assert.is(channelOfPath(undefined), undefined)
  assert.is(channelOfPath(''), undefined)
})

paths('say which product or order the conversation is about, if its id is one', () => {
  const query = new URLSearchParams({ product: '7', order: '../9', long: '1'.repeat(41) })
  assert.is(idIn(query, 'product'), '7')
  assert.is(idIn(query, 'order'), undefined)
  assert.is(idIn(query, 'long'), undefined)
  assert.is(idIn(query, 'none'), undefined)
})

paths.run()
