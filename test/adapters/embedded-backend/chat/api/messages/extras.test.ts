import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type ChatServer,
  MERCHANT,
  readPayload,
  startChatServer,
} from '../../../../../support/backend/chat/host-chat.ts'

const extras = suite('extras of messages')
let chat: ChatServer

extras.before.each(async () => {
  chat = await startChatServer()
})
extras.after.each(() => chat.shop.close())

const sync = async (version = 0, token = chat.sari, channel: object = MERCHANT) =>
  (await chat.post('messageExtras', { ...channel, version, limit: 100 }, token)).data
const cmds = (uid: string) => chat.commands(uid).map(({ cmd, from }) => `${from} ${cmd}`)

extras('record that messages were read, once, and notify both sides', async () => {
  const one = await chat.send('u2', 'u1')
  const two = await chat.send('u2', 'u1')
  const budisChannel = { channelID: 'u2', channelType: 1 }
  const first = await chat.post('readMessages', { ...budisChannel, messageIDs: [one, two] })
  const again = await chat.post('readMessages', { ...budisChannel, message_ids: `${one},${two}` })
  assert.equal([first.data.count, again.data.count], [2, 0])
  const rows = await sync(0, chat.budi, { channelID: 'u1', channelType: 1 })
  assert.equal(
    rows.map((row: { messageID: string; readed: number; readedCount: number; unreadCount: number }) => [
      row.messageID,
      row.readed,
      row.readedCount,
      row.unreadCount,
    ]),
    [
      [one, 1, 1, 0],
      [two, 1, 1, 0],
    ],
  )
  assert.equal(cmds('u1'), ['u2 syncMessageExtra'])
  assert.equal(cmds('u2'), ['u1 syncMessageExtra'])
})

extras('report messages that their reader has deleted to that reader alone, in their order', async () => {
  const told = async (version = 0, token = chat.sari, channel: object = MERCHANT) =>
    (await sync(version, token, channel)).map(
      (row: { messageID: string; isDeleted?: number; readed: number; extraVersion: number }) => [
        row.messageID,
        row.isDeleted ?? 0,
        row.readed,
        row.extraVersion,
      ],
    )
  const budis = { channelID: 'u2', channelType: 1 }
  const [one, two] = [await chat.send('u2', 'u1'), await chat.send('u2', 'u1')]
  await chat.post('deleteMessage', { ...budis, messageID: one })
  await chat.post('deleteMessage', { ...budis, messageID: one })
  await chat.post('readMessages', { ...budis, messageIDs: [one, two] })
  const all = await told(0, chat.sari, budis)
  assert.equal(
    all
      .filter(([id]: readonly unknown[]) => id === one)
      .map(([, isDeleted]: readonly unknown[]) => isDeleted),
    [1, 1],
  )
  assert.equal(
    all
      .filter(([id]: readonly unknown[]) => id === two)
      .map(([, isDeleted]: readonly unknown[]) => isDeleted),
    [0],
  )
  const versions = all.map(([, , , version]: readonly number[]) => version)
  assert.equal(
    versions,
    [...versions].sort((a, b) => a - b),
  )
  assert.equal(await told(versions.at(-1), chat.sari, budis), [])
  const others = await told(0, chat.budi, { channelID: 'u1', channelType: 1 })
  assert.ok(others.length > 0 && others.every(([, isDeleted]: readonly unknown[]) => isDeleted === 0))
})

extras('cannot be set for one’s own messages or those of other conversations', async () => {
  const own = await chat.send('u1', 'm1')
  const theirs = await chat.send('m1', 'u2')
  for (const id of [own, theirs, '9007199254740999', 'x', '']) {
    assert.is((await chat.post('readMessages', { ...MERCHANT, messageIDs: [id] })).code, 0, id)
  }
  assert.equal(await sync(), [])
})

extras('have rising versions within their channel, so that a sync gets only the changes', async () => {
  const ids = [await chat.send('m1', 'u1'), await chat.send('m1', 'u1'), await chat.send('m1', 'u1')]
  for (const id of ids) await chat.post('readMessages', { ...MERCHANT, messageIDs: [id] })
  const versions = (await sync()).map((row: { extraVersion: number }) => row.extraVersion)
  assert.equal(versions, [1, 2, 3])
  assert.equal(
    (await sync(2)).map((row: { messageID: string }) => row.messageID),
    [ids[2]],
  )
  const page = await chat.post('messageExtras', {
    channel_id: 'm1',
    channel_type: 1,
    extra_version: 1,
    limit: 1,
  })
  assert.equal(
    page.data.map((row: { extraVersion: number }) => row.extraVersion),
    [2],
  )
})

extras('find a message far back in the history', async () => {
  const old = await chat.send('m1', 'u1')
  for (let n = 0; n < 250; n += 1) await chat.send('m1', 'u1')
  assert.is((await chat.post('readMessages', { ...MERCHANT, messageIDs: [old] })).data.count, 1)
})

extras('recall one’s own message within two minutes', async () => {
  const id = await chat.send('u1', 'm1')
  chat.shop.clock.advance(120_000)
  assert.is((await chat.post('revoke', { ...MERCHANT, messageID: id })).code, 1)
  const [row] = await sync()
  assert.equal([row.revoke, row.revoker], [1, 'u1'])
  const [command] = chat.commands('u1')
  assert.equal([command?.cmd, command?.from, command?.param['message_id']], ['messageRevoke', 'm1', id])
})

extras('refuse to recall a message later, or one of somebody else', async () => {
  const late = await chat.send('u1', 'm1')
  chat.shop.clock.advance(121_000)
  const theirs = await chat.send('m1', 'u1')
  const refused = await chat.post('revoke', { ...MERCHANT, messageID: late })
  assert.equal([refused.code, refused.msg], [0, 'A message can be recalled within 2 minutes only'])
  assert.is((await chat.post('revoke', { ...MERCHANT, messageID: theirs })).code, 0)
  assert.is((await chat.post('revoke', { ...MERCHANT, messageID: late }, chat.budi)).code, 0)
  assert.equal(await sync(), [])
})

extras('show the text of a recalled message to its sender only', async () => {
  const id = await chat.send('u1', 'u2', { type: 1, content: 'rahasia' })
  await chat.post('revoke', { channelID: 'u2', channelType: 1, messageID: id })
  const wordsFor = async (channelID: string, token: string) => {
    const { data } = await chat.post('getChannelMessage', { channelID, channelType: 1 }, token)
    return readPayload(Buffer.from(data.messages[0].payload, 'base64')).content
  }
  assert.is(await wordsFor('u2', chat.sari), 'rahasia')
  assert.is(await wordsFor('u1', chat.budi), '')
})

extras('edit one’s own text within fifteen minutes', async () => {
  const id = await chat.send('u1', 'm1')
  chat.shop.clock.advance(15 * 60_000)
  assert.is((await chat.post('edit', { ...MERCHANT, messageID: id, content: 'Halo kak' })).code, 1)
  const [row] = await sync()
  assert.equal([row.isEdit, row.contentEdit], [1, { type: 1, content: 'Halo kak' }])
  assert.is(row.editedAt, Math.floor(chat.shop.clock.now() / 1000))
  assert.equal(cmds('u1'), ['m1 syncMessageExtra'])
})

extras('refuse to edit pictures, recalled messages, messages of others, or anything later', async () => {
  const picture = await chat.send('u1', 'm1', { type: 2, url: '/upload/a.png', width: 1, height: 1 })
  const gone = await chat.send('u1', 'm1')
  const theirs = await chat.send('m1', 'u1')
  const late = await chat.send('u1', 'm1')
  await chat.post('revoke', { ...MERCHANT, messageID: gone })
  const edit = async (messageID: string) =>
    (await chat.post('edit', { ...MERCHANT, messageID, content: 'x' })).msg
  assert.is(await edit(picture), 'Only text messages can be edited')
  assert.is(await edit(gone), 'This message was recalled')
  assert.is(await edit(theirs), 'Message not found')
  chat.shop.clock.advance(15 * 60_000 + 1_000)
  assert.is(await edit(late), 'A message can be edited within 15 minutes only')
  assert.is((await sync()).length, 1)
})

extras('drop the edited text when the message is recalled', async () => {
  const id = await chat.send('u1', 'm1')
  await chat.post('edit', { ...MERCHANT, messageID: id, content: 'lain' })
  await chat.post('revoke', { ...MERCHANT, messageID: id })
  const [row] = await sync()
  assert.equal([row.revoke, row.contentEdit, row.extraVersion], [1, null, 2])
})

extras('refuse an edit that is empty or too long', async () => {
  const id = await chat.send('u1', 'm1')
  for (const content of ['', '  ', 'x'.repeat(2_001)]) {
    assert.is((await chat.post('edit', { ...MERCHANT, messageID: id, content })).code, 0)
  }
  assert.equal(await sync(), [])
})

extras.run()
