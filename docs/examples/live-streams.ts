// A line for each change of the connection or of the list of conversations: the client's streams are RxJS observables.
// With a shop running (`npm start`):
//   node_modules/.bin/esbuild docs/examples/live-streams.ts --bundle --platform=node --format=esm \
//     --packages=external --outfile=.cache/live-streams.mjs
//   node .cache/live-streams.mjs http://127.0.0.1:4173 rani@contoh.id lintas-demo
// Its test: test/journeys/live-streams.test.ts.
import process from 'node:process'
import { combineLatest, distinctUntilChanged, map } from 'rxjs'
import { createApp } from '../../adapters/container/create-app.ts'
import { createNodeHost } from '../../adapters/container/node-host.ts'
import { logicalUnread } from '../../domain/messaging/conversations/conversation.ts'

const [baseUrl = '', account = '', password = ''] = process.argv.slice(2)

const app = createApp(createNodeHost(), { baseUrl })
const signedIn = await app.session.signIn({ account, password })
if (!signedIn.ok) throw new Error(signedIn.fault.kind)
await app.messaging.open()
const state = app.messaging.chat$.value
if (state.phase !== 'open') throw new Error(state.phase)
const { client } = state.chat

combineLatest([client.status$, client.conversations$])
  .pipe(
    map(([{ state }, conversations]) => {
      const unread = conversations.filter((conversation) => logicalUnread(conversation) > 0)
      return `${state}: ${conversations.length} conversations, ${unread.length} unread`
    }),
    distinctUntilChanged(),
  )
  .subscribe((line) => console.log(line))
