import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { CryptoPort } from '../../application/ports/crypto-port.ts'
import { fromHex, toHex } from '../support/bytes.ts'

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

// RFC 7748, section 6.1: Alice and Bob.
const X25519_PAIRS = [
  {
    secret: '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a',
    publicKey: '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a',
  },
  {
    secret: '5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb',
    publicKey: 'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f',
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

// RFC 3602, section 4, cases 1 and 2.
const RFC_3602 = [
  {
    key: '06a9214036b8a15b512e03d534120006',
    iv: '3dafba429d9eb430b422da802c9fac41',
    plain: toHex(ascii('Single block msg')),
    cipher: 'e353779c1079aeb82708942dbe77181a',
  },
  {
    key: 'c286696d887c9aa0611bbb3e2025a45a',
    iv: '562e17996d093d28ddb3ba695a2e6f58',
    plain: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    cipher: 'd296cd94c2cccf8a3a863028b5e1dc0a7586602d253cfff91b8266bea6d61ab1',
  },
]

/** What every CryptoPort must do, whoever makes it. */
export const cryptoContract = (name: string, create: () => CryptoPort): void => {
  const contract = suite(`crypto port: ${name}`)

  contract('passes the MD5 test suite of RFC 1321', () => {
    const crypto = create()
    for (const [text, digest] of MD5_ANSWERS) {
      assert.is(toHex(crypto.md5(ascii(text))), digest)
    }
  })

  contract('hashes views of every length around a block like Node', () => {
    const crypto = create()
    const bytes = ascii('x'.repeat(200))
    for (let length = 0; length <= 200; length++) {
      const expected = createHash('md5').update(bytes.subarray(0, length)).digest('hex')
      assert.is(toHex(crypto.md5(bytes.subarray(0, length))), expected)
    }
  })

  contract('encrypts the CBC test vectors of NIST and one block of padding', () => {
    const aes = create().openAesCbc(NIST.key, NIST.iv)
    const cipher = toHex(aes.encrypt(NIST.plain))
    assert.is(cipher.slice(0, 128), NIST.cipher)
    assert.is(cipher.length, 160)
  })

  contract('decrypts what it encrypted, at every length around a block', () => {
    const aes = create().openAesCbc(NIST.key, NIST.iv)
    for (let length = 0; length <= 64; length++) {
      const cipher = aes.encrypt(NIST.plain.subarray(0, length))
      assert.equal(Array.from(aes.decrypt(cipher) ?? []), Array.from(NIST.plain.subarray(0, length)))
    }
  })

  contract('accepts views at an odd offset', () => {
    const aes = create().openAesCbc(NIST.key, NIST.iv)
    const shifted = new Uint8Array(65)
    shifted.set(NIST.plain, 1)
    assert.is(toHex(aes.encrypt(shifted.subarray(1))).slice(0, 128), NIST.cipher)
  })

  contract('decrypts nothing that is empty, cut, or wrongly padded', () => {
    const aes = create().openAesCbc(NIST.key, NIST.iv)
    const cipher = aes.encrypt(NIST.plain.subarray(0, 20))
    assert.is(aes.decrypt(new Uint8Array(0)), undefined)
    assert.is(aes.decrypt(cipher.subarray(0, 31)), undefined)
    assert.is(aes.decrypt(fromHex(NIST.cipher)), undefined)
  })

  contract('encrypts and decrypts the single and the double block of RFC 3602', () => {
    const crypto = create()
    for (const { key, iv, plain, cipher } of RFC_3602) {
      const aes = crypto.openAesCbc(fromHex(key), fromHex(iv))
      const encrypted = aes.encrypt(fromHex(plain))
      assert.is(toHex(encrypted).slice(0, cipher.length), cipher)
      assert.is(toHex(aes.decrypt(encrypted) ?? new Uint8Array()), plain)
    }
  })

  contract('does not change earlier results during later calls', () => {
    const crypto = create()
    const aes = crypto.openAesCbc(NIST.key, NIST.iv)
    const before = [aes.encrypt(NIST.plain), crypto.md5(NIST.plain)]
    const texts = before.map(toHex)
    aes.encrypt(NIST.key)
    crypto.md5(NIST.key)
    assert.equal(before.map(toHex), texts)
  })

  contract('refuses keys and IVs of another length than 16 bytes', () => {
    const crypto = create()
    const isRangeError = (fault: unknown): boolean => fault instanceof RangeError
    assert.throws(() => crypto.openAesCbc(NIST.key, NIST.iv.subarray(1)), isRangeError)
    assert.throws(() => crypto.openAesCbc(new Uint8Array(32), NIST.iv), isRangeError)
  })

  contract('passes the test vectors of RFC 7748', () => {
    const crypto = create()
    for (const { secret, other, shared } of X25519_ANSWERS) {
      const answer = crypto.sharedSecret(fromHex(secret), fromHex(other))
      assert.is(answer && toHex(answer), shared)
    }
    for (const { secret, publicKey } of X25519_PAIRS) {
      assert.is(toHex(crypto.publicKey(fromHex(secret))), publicKey)
    }
    const nine = fromHex(`09${'00'.repeat(31)}`)
    assert.is(toHex(crypto.publicKey(nine)), X25519_ANSWERS[2]?.shared)
  })

  contract('derives the same secret on both sides', () => {
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

  contract('returns as many random bytes as requested, different each time', () => {
    const crypto = create()
    assert.is(crypto.randomBytes(0).length, 0)
    assert.is(crypto.randomBytes(70_000).length, 70_000)
    assert.is.not(toHex(crypto.randomBytes(16)), toHex(crypto.randomBytes(16)))
  })

  contract.run()
}
