import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  isServiceChannel,
  merchantChannel,
  serviceChannel,
  shopIdOf,
} from '../../../../domain/messaging/channels/channel.ts'

const sides = suite('the sides of a shop conversation (decision 8)')

sides('distinguish the service from a merchant', () => {
  assert.equal([isServiceChannel(serviceChannel), isServiceChannel(merchantChannel('7'))], [true, false])
})

sides('give the merchant of a conversation', () => {
  assert.is(shopIdOf(merchantChannel('12')), '12')
})

sides('give no merchant for other uids', () => {
  for (const channelID of ['service', 'u12', 'm', 'm1x', 'xm1', 'M1'])
    assert.is(shopIdOf({ channelID, channelType: 1 }), undefined, channelID)
})

sides.run()
