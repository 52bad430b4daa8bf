import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unsafe } from '@noble/ciphers/aes.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const lean = suite('the ciphers as the build ships them')

const FOLDER = resolve('.cache', `lean-ciphers-${process.pid}`)
const HOME = resolve('node_modules/@noble/ciphers')

const importLean = async (): Promise<typeof unsafe> => {
  const tools = (await import(pathToFileURL(resolve('.tools/lean/lean-ciphers.mjs')).href)) as {
    readonly leanAes: (source: string) => string
  }
  mkdirSync(FOLDER, { recursive: true })
  const file = resolve(FOLDER, 'aes.mjs')
  const source = tools.leanAes(readFileSync(resolve(HOME, 'aes.js'), 'utf8'))
  writeFileSync(file, source.replaceAll(/(from ['"])\.\//g, `$1${pathToFileURL(HOME).href}/`))
  try {
    return ((await import(pathToFileURL(file).href)) as { readonly unsafe: typeof unsafe }).unsafe
  } finally {
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

lean('have every function that the adapter calls, and give the same blocks', async () => {
  const ours = await importLean()
  const adapter = readFileSync('adapters/crypto/noble-aes-cbc.ts', 'utf8')
  const called = new Set([...adapter.matchAll(/unsafe\.(\w+)/g)].map(([, name]) => name))
  assert.equal(new Set(Object.keys(ours)), called)
  for (let turn = 0; turn < 50; turn++) {
    const key = Uint8Array.from({ length: 16 }, (_, at) => (at * 7 + turn * 31) & 0xff)
    const block = [turn, turn * 3, turn * 5, turn * 9] as const
    const sealed = ours.encrypt(ours.expandKeyLE(key), ...block)
    assert.equal(sealed, unsafe.encrypt(unsafe.expandKeyLE(key), ...block))
    const opened = ours.decrypt(ours.expandKeyDecLE(key), sealed.s0, sealed.s1, sealed.s2, sealed.s3)
    assert.equal([opened.s0, opened.s1, opened.s2, opened.s3], [...block])
  }
})

lean.run()
