import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as ofCiphers from '@noble/ciphers/utils.js'
import type { MontgomeryECDH, MontgomeryOpts } from '@noble/curves/abstract/montgomery.js'
import * as ofHashes from '@noble/hashes/utils.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { x25519 } from '../../adapters/crypto/x25519.ts'

const lean = suite('the curve as the build ships it')

const FOLDER = resolve('.cache', `lean-curves-${process.pid}`)
const HOME = resolve('node_modules/@noble/curves/abstract')
const P = 2n ** 255n - 19n

const power = (base: bigint, exponent: bigint): bigint => {
  let [result, square] = [1n, base % P]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % P
    square = (square * square) % P
  }
  return result
}

const importLean = async (): Promise<MontgomeryECDH> => {
  const tools = (await import(pathToFileURL(resolve('.tools/lean/lean-curves.mjs')).href)) as {
    readonly leanMontgomery: (source: string) => string
  }
  mkdirSync(FOLDER, { recursive: true })
  const file = resolve(FOLDER, 'montgomery.mjs')
  const source = tools.leanMontgomery(readFileSync(resolve(HOME, 'montgomery.js'), 'utf8'))
  const inPlace = source.replaceAll(/(from ['"])(\.{1,2}\/)/g, `$1${pathToFileURL(HOME).href}/$2`)
  writeFileSync(file, inPlace)
  try {
    const { montgomery } = (await import(pathToFileURL(file).href)) as {
      readonly montgomery: (options: MontgomeryOpts) => MontgomeryECDH
    }
    const adjustScalarBytes = (bytes: Uint8Array) => {
      bytes.set([(bytes[0] as number) & 248])
      bytes.set([((bytes[31] as number) & 127) | 64], 31)
      return bytes as Uint8Array<ArrayBuffer>
    }
    return montgomery({ P, type: 'x25519', powPminus2: (x) => power(x, P - 2n), adjustScalarBytes })
  } finally {
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

const bytesOf = (turn: number): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, at) => (at * 11 + turn * 37 + 5) & 0xff)

lean('has every function that the adapter calls, and gives the same keys', async () => {
  const ours = await importLean()
  const adapter = readFileSync('adapters/crypto/noble-crypto.ts', 'utf8')
  const called = new Set([...adapter.matchAll(/x25519\.(\w+)\(/g)].map(([, name]) => name))
  assert.equal(new Set(Object.keys(ours)), called)
  for (let turn = 0; turn < 5; turn++) {
    const [mine, theirs] = [bytesOf(turn), bytesOf(turn + 100)]
    const publicKey = ours.getPublicKey(theirs)
    assert.equal(publicKey, x25519.getPublicKey(theirs))
    assert.equal(ours.getSharedSecret(mine, publicKey), x25519.getSharedSecret(mine, publicKey))
  }
})

lean('refuses a key that leads to nothing', async () => {
  const ours = await importLean()
  const ones = Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 1 : 0))
  for (const key of [new Uint8Array(32), ones])
    assert.throws(() => ours.getSharedSecret(bytesOf(1), key), /invalid private or public key/)
})

lean('finds with the ciphers the very functions that it asks the hashes for', () => {
  const asked = /import \{([^}]+)\} from '@noble\/hashes\/utils\.js'/.exec(
    readFileSync('node_modules/@noble/curves/utils.js', 'utf8'),
  )
  const names = (asked?.[1] ?? '').split(',').flatMap((one) => one.trim().split(' ')[0] || [])
  const code = (library: object, name: string): string =>
    String((library as Record<string, unknown>)[name])
      .replaceAll(/\/\/.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
  assert.ok(names.includes('abytes'))
  for (const name of names) assert.is(code(ofCiphers, name), code(ofHashes, name), name)
})

lean.run()
