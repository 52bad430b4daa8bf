import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type ChannelInfo, channelKey } from '../../../../domain/messaging/channels/channel.ts'
import { imageContent } from '../../../../domain/messaging/content/content.ts'
import { ok } from '../../../../domain/shared/result.ts'
import { PEER } from '../../../support/ui/chat-app.ts'
import { type OpenedConversation, openConversation } from '../../../support/ui/open-conversation.tsx'
import { press } from '../../../support/ui/render.tsx'

const pieces = suite('pictures in a conversation')

const sentFields = ({ server }: OpenedConversation): readonly Record<string, unknown>[] =>
  server
    .stored(PEER.channelID)
    .filter(({ fromUID }) => fromUID === 'u1')
    .map(({ payload }) => JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>)

// Fetched before, it takes no real time when the first picture is sent.
await import('../../../../adapters/pictures/prepare-picture.ts')
await import('../../../../adapters/pictures/picture-worker.ts')

const photo = (name: string, head: readonly number[]): File => {
  const bytes = new Uint8Array(64)
  bytes.set(head)
  return new File([bytes], name, { type: 'image/jpeg' })
}
const JPEG = [0xff, 0xd8, 0xff]

const pick = (opened: OpenedConversation, files: readonly File[]): Promise<void> => {
  press(opened.screen.get('button', 'chat.conversation.attach'))
  const input = opened.screen.container.querySelector<HTMLInputElement>('[data-pick="photos"]')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  act(() => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  return opened.wait(50)
}

/** Files are read in real time, however short: until it is so. */
const waitUntil = async (opened: OpenedConversation, isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 300 && !isSo(); turn++) await opened.wait(10)
}

const draws = (): void => {
  const bitmap = { width: 3200, height: 2400, close: () => undefined }
  const context = { drawImage: () => undefined, getImageData: () => ({ data: [] }) }
  Object.assign(globalThis, {
    createImageBitmap: async () => bitmap,
    OffscreenCanvas: class {
      getContext = () => context
      convertToBlob = async () => new Blob([new Uint8Array(500)], { type: 'image/jpeg' })
    },
  })
}

pieces('pictures are made smaller, uploaded with progress, and sent in the order picked', async () => {
  draws()
  const opened = await openConversation()
  await pick(opened, [photo('satu.jpg', JPEG), photo('dua.jpg', JPEG)])
  await waitUntil(opened, () => opened.uploads.length === 2)
  assert.equal(
    opened.uploads.map(({ file }) => [file.fileName, file.size]),
    [
      ['satu.jpg', 500],
      ['dua.jpg', 500],
    ],
  )
  act(() => opened.uploads[0]?.progress(0.4))
  await opened.wait()
  assert.is(opened.screen.all('progressbar')[0]?.getAttribute('aria-valuenow'), '40')
  opened.uploads[1]?.finish(ok('/u/2.jpg'))
  opened.uploads[0]?.finish(ok('/u/1.jpg'))
  await opened.wait(500)
  assert.equal(
    sentFields(opened).map((fields) => [fields['url'], fields['width']]),
    [
      ['/u/1.jpg', 1600],
      ['/u/2.jpg', 1600],
    ],
  )
  opened.screen.remove()
})

pieces('a pasted picture is sent like a picked one, and a pasted text stays a text', async () => {
  draws()
  const opened = await openConversation()
  const paste = (files: readonly File[], text = ''): boolean => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    const getData = (type: string): string => (type === 'text/plain' ? text : '')
    Object.assign(event, { clipboardData: { files, getData } })
    act(() => void opened.screen.get('textbox').dispatchEvent(event))
    return event.defaultPrevented
  }
  assert.not(paste([]))
  assert.not(paste([new File(['a'], 'surat.txt', { type: 'text/plain' })]))
  // Cells of a spreadsheet come as text, as HTML and as a picture of both.
  assert.not(paste([photo('image.png', JPEG)], 'Ukuran\tJumlah'))
  assert.ok(paste([photo('image.png', JPEG)]))
  await waitUntil(opened, () => opened.uploads.length > 0)
  opened.uploads[0]?.finish(ok('/u/1.jpg'))
  await opened.wait(500)
  assert.equal(
    sentFields(opened).map((fields) => fields['url']),
    ['/u/1.jpg'],
  )
  opened.screen.remove()
})

pieces('a dragged text is left to the field, a picture is accepted', async () => {
  draws()
  const opened = await openConversation()
  const drag = (kind: string, types: readonly string[], files: readonly File[]): boolean => {
    const event = new Event(kind, { bubbles: true, cancelable: true })
    Object.assign(event, { dataTransfer: { types, files } })
    act(() => void opened.screen.get('textbox').dispatchEvent(event))
    return event.defaultPrevented
  }
  assert.not(drag('dragover', ['text/plain'], []))
  assert.not(drag('drop', ['text/plain'], []))
  assert.ok(drag('dragover', ['Files'], []))
  assert.ok(drag('drop', ['Files'], [photo('satu.jpg', JPEG)]))
  await waitUntil(opened, () => opened.uploads.length > 0)
  opened.screen.remove()
})

pieces('a conversation is marked as a target while files are over any part of it', async () => {
  const opened = await openConversation()
  const field = opened.screen.get('textbox')
  const drag = (kind: string, relatedTarget?: Element): string | undefined => {
    const event = new Event(kind, { bubbles: true, cancelable: true })
    Object.assign(event, { dataTransfer: { types: ['Files'], files: [] }, relatedTarget })
    act(() => void field.dispatchEvent(event))
    return field.closest<HTMLElement>('[data-dropping]')?.dataset['dropping']
  }
  assert.is(drag('dragover'), 'true')
  assert.is(drag('dragleave', opened.screen.get('button', 'chat.conversation.attach')), 'true')
  assert.is(drag('dragleave', document.body), 'false')
  opened.screen.remove()
})

pieces('a picture being uploaded is still shown when the conversation was hidden meanwhile', async () => {
  draws()
  const opened = await openConversation()
  await pick(opened, [photo('satu.jpg', JPEG)])
  await waitUntil(opened, () => opened.uploads.length === 1)
  const pictures = (): number => opened.screen.container.querySelectorAll('article img').length
  assert.is(pictures(), 1)
  opened.hide(true)
  await opened.wait()
  opened.hide(false)
  await opened.wait()
  assert.is(pictures(), 1)
  opened.screen.remove()
})

pieces('a picture left waiting by an earlier page is shown, and then the stored one', async () => {
  const content = new Blob([new Uint8Array(JPEG)], { type: 'image/jpeg' })
  const file = { fileName: 'a.jpg', mediaType: 'image/jpeg', size: 3, modifiedAt: 0, content }
  const opened = await openConversation({
    before: ({ client }) => void client.sendFile(imageContent(4, 3, ''), file, PEER),
  })
  await opened.wait(50)
  const source = () => opened.screen.container.querySelector('article img')?.getAttribute('src') ?? ''
  assert.match(source(), /^blob:/)
  opened.uploads[0]?.finish(ok('/u/1.jpg'))
  await opened.wait(500)
  assert.is(source(), '/u/1.jpg')
  opened.screen.remove()
})

pieces('a picture being uploaded can be cancelled, and is gone', async () => {
  draws()
  const opened = await openConversation()
  await pick(opened, [photo('satu.jpg', JPEG)])
  await waitUntil(opened, () => opened.uploads.length === 1)
  press(opened.screen.get('button', 'chat.conversation.picture.cancel'))
  await opened.wait()
  assert.is(opened.uploads[0]?.isCancelled, true)
  assert.equal(opened.bubbles(), [])
  opened.screen.remove()
})

pieces('a picture being uploaded can be paused and resumed', async () => {
  draws()
  const opened = await openConversation()
  await pick(opened, [photo('satu.jpg', JPEG)])
  await waitUntil(opened, () => opened.uploads.length === 1)
  const button = opened.screen.get('button', 'chat.conversation.picture.pause')
  button.focus()
  press(button)
  await opened.wait()
  assert.is(opened.uploads[0]?.isCancelled, true)
  assert.is(opened.uploads.length, 1)
  assert.match(opened.screen.text(), 'chat.conversation.picture.paused')
  assert.is(document.activeElement?.getAttribute('aria-label'), 'chat.conversation.picture.goOn')
  // What waits is not lost by writing on: it lets others by.
  await opened.sendText('sambil menunggu')
  await opened.wait(200)
  press(opened.screen.get('button', 'chat.conversation.picture.goOn'))
  await waitUntil(opened, () => opened.uploads.length === 2)
  assert.is(button.getAttribute('aria-label'), 'chat.conversation.picture.pause')
  opened.uploads[1]?.finish(ok('/u/1.jpg'))
  await opened.wait(500)
  assert.is(opened.bubbles().length, 2)
  assert.not(opened.screen.find('button', 'chat.conversation.picture.pause'))
  opened.screen.remove()
})

pieces('a paused picture can be cancelled', async () => {
  draws()
  const opened = await openConversation()
  await pick(opened, [photo('satu.jpg', JPEG)])
  await waitUntil(opened, () => opened.uploads.length === 1)
  press(opened.screen.get('button', 'chat.conversation.picture.pause'))
  await opened.wait()
  press(opened.screen.get('button', 'chat.conversation.picture.cancel'))
  await opened.wait()
  assert.equal(opened.bubbles(), [])
  opened.screen.remove()
})

pieces('a file that is no picture, one that cannot be opened, and the tenth are each reported', async () => {
  draws()
  const opened = await openConversation()
  const heic = photo('IMG_1.heic', [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')])
  await pick(opened, [photo('surat.pdf', [0x25, 0x50, 0x44, 0x46])])
  assert.match(opened.screen.text(), 'chat.conversation.picture.fault.no-picture')
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('format')) })
  await pick(opened, [heic, ...Array.from({ length: 9 }, () => photo('a.pdf', [1]))])
  await opened.wait(50)
  assert.match(opened.screen.text(), 'chat.conversation.picture.fault.undecodable')
  assert.match(opened.screen.text(), 'chat.conversation.picture.fault.too-many')
  assert.equal(opened.uploads, [])
  opened.screen.remove()
})

pieces('pictures of unknown hosts are not loaded: in bubbles, cards, avatars, or full-screen', async () => {
  const evil = 'https://evil.example/who.gif?reads=1'
  const opened = await openConversation({
    before: ({ server }) => {
      for (const url of [evil, '//evil.example/a.gif', `${location.origin}/upload/a.webp`])
        server.say(PEER.channelID, { type: 2, url, width: 30, height: 40 })
      server.say(PEER.channelID, {
        type: 3001,
        version: 1,
        productId: '3',
        merId: '7',
        title: 'Jaket',
        titleEn: '',
        image: evil,
        price: '10.00',
        content: 'Jaket',
      })
    },
  })
  act(() =>
    opened.client.learn({
      ...(opened.client.channelInfo$(channelKey(PEER)).value as ChannelInfo),
      logo: evil,
    }),
  )
  await opened.wait(200)
  const asked = () => [...opened.screen.container.querySelectorAll('img')].map(({ src }) => src)
  assert.ok(
    asked().some((src) => src.endsWith('/upload/a.webp')),
    asked().join(),
  )
  press(opened.screen.all('button', /picture.of/)[0] as HTMLElement)
  await opened.wait(200)
  assert.equal(
    asked().filter((src) => src.includes('evil.example')),
    [],
  )
  opened.screen.remove()
})

pieces.run()
