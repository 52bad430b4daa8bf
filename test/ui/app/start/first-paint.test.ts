import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createApp } from '../../../../adapters/container/create-app.ts'
import { createServerRenderingHost } from '../../../../adapters/container/server-rendering-host.ts'
import type { Language } from '../../../../domain/account/language.ts'
import { drawFirstPaint } from '../../../../ui/app/start/first-paint.tsx'

const painting = suite('first paint (issue 2, figures)')

const paint = (url: string, language: Language) =>
  drawFirstPaint(createApp(createServerRenderingHost(language), { baseUrl: '' }), url, language)

painting('draws a page before any data have come, in the language asked for', async () => {
  const page = await paint('/login', 'ri')
  assert.is(page?.title, 'ログイン - Lintas')
  assert.match(page?.markup ?? '', 'マイページ')
  assert.not.match(page?.markup ?? '', / style="/)
})

painting('draws where the guard leads', async () => {
  const page = await paint('/bag', 'en')
  assert.is(page?.title, 'Sign in - Lintas')
})

painting('draws the frame of a room as somebody sees it who is signed in', async () => {
  const app = createApp(createServerRenderingHost('en'), { baseUrl: '' })
  const page = await drawFirstPaint(app, '/chatRoomDetail/1', 'en', { isOfShopper: true })
  assert.is(page?.name, 'chatRoomDetail')
  assert.match(page?.markup ?? '', 'aria-busy="true"')
})

painting('draws nothing for an address without a screen', async () => {
  assert.is(await paint('/home/1/2', 'dgn'), undefined)
})

painting.run()
