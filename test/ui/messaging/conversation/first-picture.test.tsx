import type { ReactNode } from 'react'
import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Pictures, usePictures } from '../../../../ui/messaging/conversation/composer/use-pictures.ts'
import { createChatApp, PEER } from '../../../support/ui/chat-app.ts'
import { openScreen } from '../../../support/ui/open-screen.tsx'

const first = suite('the first picture of a conversation')

type ProbeProps = {
  readonly given: Parameters<typeof usePictures>[0]
  readonly told: (pictures: Pictures) => void
}

const Probe = ({ given, told }: ProbeProps): ReactNode => {
  told(usePictures(given))
  return null
}

const open = async (isOnline: boolean) => {
  const chat = await createChatApp()
  let tries = 0
  let isThere = false
  let pictures: Pictures | undefined
  const shrink = async () => {
    tries += 1
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return {
      ok: true as const,
      picture: { width: 1, height: 1, blob: new Blob(['x'], { type: 'image/jpeg' }) },
    }
  }
  const told = (given: Pictures): void => {
    pictures = given
  }
  const probe = <Probe given={{ chat: chat.chat, channel: PEER, shrink }} told={told} />
  const opened = await openScreen(chat.app, probe, '/chatRoomDetail/7')
  act(() => chat.lifecycle.set({ isOnline }))
  const settle = async (): Promise<void> => {
    await act(() => chat.pass(50))
    await opened.rest()
  }
  await act(async () => pictures?.send([new File(['x'], 'satu.jpg', { type: 'image/jpeg' })]))
  await settle()
  return {
    ...chat,
    ...opened,
    settle,
    pictures: () => pictures,
    tries: () => tries,
    come: async () => {
      isThere = true
      act(() => chat.lifecycle.set({ isOnline: true }))
      await settle()
    },
  }
}

first('waits for its code where there is no network, and is then sent', async () => {
  const opened = await open(false)
  assert.equal([opened.pictures()?.preparing, opened.pictures()?.problems], [1, []])
  await opened.come()
  assert.equal([opened.pictures()?.preparing, opened.pictures()?.problems], [0, []])
  assert.equal([opened.tries(), opened.uploads.length], [2, 1])
  opened.screen.remove()
})

first('is told as broken where there is a network and its code does not come', async () => {
  const opened = await open(true)
  assert.equal(
    opened.pictures()?.problems.map(({ fault }) => fault),
    ['undecodable'],
  )
  opened.screen.remove()
})

first.run()
