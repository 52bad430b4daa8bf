import { pow } from '@noble/curves/abstract/modular.js'
import { montgomery } from '@noble/curves/abstract/montgomery.js'

// RFC 7748 section 4.1. Built from the ladder alone: the ready-made curve of the library brings Edwards code
// along, which makes the chat chunk more than twice as large.
const P = 2n ** 255n - 19n

export const x25519 = montgomery({
  P,
  type: 'x25519',
  powPminus2: (x) => pow(x, P - 2n, P),
  adjustScalarBytes: (bytes: Uint8Array) => {
    // RFC 7748 section 5.
    bytes[0] = (bytes[0] as number) & 248
    bytes[31] = ((bytes[31] as number) & 127) | 64
    return bytes as Uint8Array<ArrayBuffer>
  },
})
