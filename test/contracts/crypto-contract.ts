import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { CryptoPort } from '../../application/ports/crypto-port.ts'
import { fromHex, toHex } from '../support/hex.ts'

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text)

// RFC 1321, appendix A.5.
const MD5_ANSWERS: readonly [string, string][] = [
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['a', '0cc175b9c0f1b6a831c399e269772661'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
  ['1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
]

// RFC 7748, section 5.2.
const X25519_ANSWERS = [
  {
    secret: 'a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4',
    other: 'e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c',
    shared: 'c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552',
  },
  {
    secret: '4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d',
    other: 'e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493',
    shared: '95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957',
  },
  {
    secret: `09${'00'.repeat(31)}`,
    other: `09${'00'.repeat(31)}`,
    shared: '422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079',
  },
]

// NIST SP 800-38A, F.2.1 and F.2.2.
const NIST = {
  key: fromHex('2b7e151628aed2a6abf7158809cf4f3c'),
  iv: fromHex('000102030405060708090a0b0c0d0e0f'),
  plain: fromHex(
    '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e5130c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710',
  ),
  cipher:
    '7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b273bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7',
}

/** What every CryptoPort must do, whoever makes it. */
export const cryptoContract = (name: string, create: () => CryptoPort): void => {
  const contract = suite(`crypto port: ${name}`)

  contract('answers the MD5 suite of RFC 1321', () => {
    const crypto = create()
    for (const [text, digest] of MD5_ANSWERS) {
      assert.is(toHex(crypto.md5(ascii(text), text.length)), digest)
    }
  })

  contract('hashes only the announced part, at every length around a block', () => {
    const crypto = create()
    const bytes = ascii('x'.repeat(200))
    for (let length = 0; length <= 200; length++) {
      const expected = createHash('md5').update(bytes.subarray(0, length)).digest('hex')
      assert.is(toHex(crypto.md5(bytes, length)), expected)
    }
  })

  contract('encrypts the CBC blocks of NIST and one block of padding', () => {
    const aes = create().openAesCbc(NIST.key, NIST.iv)
    const cipher = toHex(aes.encrypt(NIST.plain, NIST.plain.length))
    assert.is(cipher.slice(0, 128), NIST.cipher)
    assert.is(cipher.length, 160)
  })

  contract('gives back what it encrypted, at every length around a block', () => {
    const aes = create().openAesCbc(NIST.key, NIST.iv)
    for (let length = 0; length <= 64; length++) {
      const cipher = Uint8Array.from(aes.encrypt(NIST.plain, length))
      assert.equal(Array.from(aes.decrypt(cipher) ?? []), Array.from(NIST.plain.subarray(0, length)))
    }
  })

  contract('takes views that start at an odd place', () => {
    const aes = create().openAesCbc(NIST.key, NIST.iv)
    const shifted = new Uint8Array(65)
    shifted.set(NIST.plain, 1)
    assert.is(toHex(aes.encrypt(shifted.subarray(1), 64)).slice(0, 128), NIST.cipher)
  })

  contract('opens nothing that is empty, cut, or wrongly padded', () => {
    const aes = create().openAesCbc(NIST.key, NIST.iv)
    const cipher = Uint8Array.from(aes.encrypt(NIST.plain, 20))
    assert.is(aes.decrypt(new Uint8Array(0)), undefined)
    assert.is(aes.decrypt(cipher.subarray(0, 31)), undefined)
    assert.is(aes.decrypt(fromHex(NIST.cipher)), undefined)
  })

  contract('answers RFC 7748', () => {
    const crypto = create()
    for (const { secret, other, shared } of X25519_ANSWERS) {
      const answer = crypto.sharedSecret(fromHex(secret), fromHex(other))
      assert.is(answer && toHex(answer), shared)
    }
    const nine = fromHex(`09${'00'.repeat(31)}`)
    assert.is(toHex(crypto.publicKey(nine)), X25519_ANSWERS[2]?.shared)
  })

  contract('agrees with itself from both sides', () => {
    const crypto = create()
    const mine = crypto.randomBytes(32)
    const theirs = crypto.randomBytes(32)
    const here = crypto.sharedSecret(mine, crypto.publicKey(theirs))
    const there = crypto.sharedSecret(theirs, crypto.publicKey(mine))
    assert.ok(here && there)
    assert.is(toHex(here), toHex(there))
  })

  contract('refuses a key of the wrong length and a point of low order', () => {
    const crypto = create()
    const secret = crypto.randomBytes(32)
    assert.is(crypto.sharedSecret(secret, new Uint8Array(31)), undefined)
    assert.is(crypto.sharedSecret(secret, new Uint8Array(32)), undefined)
  })

  contract('gives as many random bytes as asked for, and others each time', () => {
    const crypto = create()
    assert.is(crypto.randomBytes(0).length, 0)
    assert.is(crypto.randomBytes(70_000).length, 70_000)
    assert.is.not(toHex(crypto.randomBytes(16)), toHex(crypto.randomBytes(16)))
  })

  contract.run()
}
