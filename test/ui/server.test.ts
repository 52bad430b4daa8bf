import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RenderScreen } from '../../adapters/embedded-backend/pages/render-worker.ts'
import type { Language } from '../../domain/account/language.ts'
import { renderScreen } from '../../ui/server.tsx'

const rendering = suite('screens rendered on a server')

/** As the server's thread calls it. */
const renderAsServer: RenderScreen = renderScreen

const render = (url: string, language: Language) => renderAsServer({ url, language })

rendering('are there before any data have come, in the language asked for', async () => {
  const page = await render('/login', 'ri')
  assert.is(page?.title, 'ログイン - Lintas')
  assert.match(page?.markup ?? '', 'マイページ')
  assert.not.match(page?.markup ?? '', / style="/)
})

rendering('are those that the guard leads to', async () => {
  const page = await render('/bag', 'en')
  assert.is(page?.title, 'Sign in - Lintas')
})

rendering('show the frame of a conversation for a signed-in shopper', async () => {
  const page = await renderScreen({ url: '/chatRoomDetail/1', language: 'en', isOfShopper: true })
  assert.equal([page?.route, page?.isReplaced], ['chatRoomDetail', true])
  assert.match(page?.markup ?? '', 'aria-busy="true"')
})

rendering('are missing for an address without a screen', async () => {
  assert.is(await render('/home/1/2', 'dgn'), undefined)
})

rendering.run()
