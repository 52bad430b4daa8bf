import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createFakeHttp } from '../../../adapters/fakes/fake-http.ts'
import { createRemoteHttp } from '../../../adapters/http/remote-http.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'

const remote = suite('an API on another origin')

remote('gets the language in a header, and its pictures get absolute addresses', async () => {
  const http = createFakeHttp()
  const cookies = createMemoryStorage()
  cookies.write('lintas_lang', 'ri', 1)
  const port = createRemoteHttp(http, cookies, 'https://api.example')
  http.answer('https://api.example/api/x', () => accepted({ image: '/upload/a.webp' }))
  const answer = await port.send({
    method: 'GET',
    url: 'https://api.example/api/x',
    headers: { token: 't' },
    timeoutMs: 1000,
  })
  assert.equal(http.requests[0]?.headers, { 'accept-language': 'ja', token: 't' })
  const { data } = (answer.ok ? answer.value.json : {}) as { readonly data?: unknown }
  assert.equal(data, { image: 'https://api.example/upload/a.webp' })
})

remote.run()
