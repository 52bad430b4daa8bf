// The shop's chat without a page. With a shop running (`npm start`):
//   node_modules/.bin/esbuild docs/examples/headless-chat.ts --bundle --platform=node --format=esm \
//     --packages=external --outfile=.cache/headless-chat.mjs
//   node .cache/headless-chat.mjs http://127.0.0.1:4173 rani@contoh.id lintas-demo m1 "Is it in stock?"
// Its test: test/journeys/headless-chat.test.ts.
import process from 'node:process'
import { createApp } from '../../adapters/container/create-app.ts'
import { createNodeHost } from '../../adapters/container/node-host.ts'
import { textContent } from '../../domain/messaging/content/content.ts'

const [baseUrl = '', account = '', password = '', channelID = '', text = ''] = process.argv.slice(2)

const app = createApp(createNodeHost(), { baseUrl })
const signedIn = await app.session.signIn({ account, password })
if (!signedIn.ok) throw new Error(signedIn.fault.kind)
await app.messaging.open()
const state = app.messaging.chat$.value
if (state.phase !== 'open') throw new Error(state.phase)
const { client } = state.chat
client.arrived.subscribe(({ fromUID, content: { body } }) => {
  console.log(fromUID, body.kind === 'text' ? body.text : body.kind)
})
const sending = client.send(textContent(text), { channelID, channelType: 1 })
console.log(sending.ok ? await sending.value.outcome : sending.fault)
