import { isObservable } from 'rxjs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { channelKey } from '../../../domain/messaging/channels/channel.ts'
import { createChatApp, PEER } from '../../support/ui/chat-app.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const streams = suite('the streams of the App')

/** What is named as a stream: a property, or a function of a key, whose name ends with a dollar sign. */
const streamsOf = (owner: object, key?: string): readonly (readonly [string, unknown])[] =>
  Object.entries(owner)
    .filter(([name]) => name.endsWith('$'))
    .map(([name, made]) => [name, typeof made === 'function' ? made(key) : made] as const)

/** Those that are no observable of rxjs with a value, which is emitted to whoever subscribes. */
const faulty = (named: readonly (readonly [string, unknown])[]): readonly string[] =>
  named
    .filter(([, stream]) => {
      if (!isObservable(stream) || !('value' in stream)) return true
      const heard: unknown[] = []
      stream.subscribe((value) => heard.push(value)).unsubscribe()
      return heard.length !== 1 || heard[0] !== stream.value
    })
    .map(([name]) => name)

streams('are observables with a value, in every context', () => {
  const { app } = createFakeApp()
  const named = Object.entries(app).flatMap(([context, part]) =>
    typeof part === 'object'
      ? streamsOf(part).map(([name, stream]) => [`${context}.${name}`, stream] as const)
      : [],
  )
  assert.equal(faulty(named), [])
  for (const name of [
    'session.session$',
    'cart.cart$',
    'cart.count$',
    'wallet.balance$',
    'messaging.chat$',
  ]) {
    assert.ok(
      named.some(([known]) => known === name),
      name,
    )
  }
})

streams('are observables with a value at the messaging client, also those of a channel', async () => {
  const { client } = await createChatApp()
  const named = streamsOf(client, channelKey(PEER))
  assert.equal(faulty(named), [])
  const names = named.map(([name]) => name)
  for (const name of ['status$', 'conversations$', 'unreadTotal$', 'messages$', 'reminders$']) {
    assert.ok(names.includes(name), name)
  }
  for (const events of [client.arrived, client.sent, client.commands, client.errors]) {
    assert.ok(isObservable(events))
    assert.not('value' in events)
  }
})

streams.run()
