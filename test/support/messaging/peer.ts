import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

type PeerPacket = { packetType: number } & Record<string, unknown>

export type PeerMessage = {
  readonly content: { readonly text?: string }
  readonly fromUID: string
  readonly messageSeq: number
}

/** The inner parts of `wukongimjssdk` that tests drive, as loosely typed as it is. */
export type Peer = {
  readonly WKSDK: {
    shared(): {
      config: {
        proto: { encode(packet: unknown): Uint8Array; decode(bytes: Uint8Array): PeerPacket }
        addr: string
        uid: string
        token: string
      }
      connectManager: {
        connect(): void
        disconnect(): void
        connected(): boolean
        tempBufferData: number[]
        ws: unknown
        onPacket(bytes: Uint8Array): void
        unpacket(bytes: Uint8Array, found: (packets: number[][]) => void): void
        reConnect(): void
      }
      chatManager: {
        getSendPacket(content: unknown, channel: unknown): PeerPacket
        send(content: unknown, channel: unknown): Promise<unknown>
        addMessageListener(heard: (message: PeerMessage) => void): void
        addMessageStatusListener(heard: (sendack: PeerPacket) => void): void
      }
    }
  }
  readonly SecurityManager: {
    shared(): {
      aesKey: string
      aesIV: string
      encryption(text: string): string
      decryption(payload: Uint8Array): Uint8Array
    }
  }
  readonly Md5: { init(text: string): string }
  readonly MessageText: new (text: string) => { encode(): Uint8Array }
  readonly Channel: new (
    channelID: string,
    channelType: number,
  ) => {
    getChannelKey(): string
  }
  readonly Message: new (packet: unknown) => { content: unknown; contentType: number }
  readonly RecvackPacket: new () => Record<string, unknown>
}

const ENTRY = `
export { default as WKSDK } from 'wukongimjssdk/lib/index.js'
export { Channel, Message, MessageText } from 'wukongimjssdk/lib/model.js'
export { RecvackPacket } from 'wukongimjssdk/lib/proto.js'
export { SecurityManager } from 'wukongimjssdk/lib/security.js'
export { Md5 } from 'md5-typescript'
`
// It prints every packet, message text included.
const SILENCE = 'const console = { log() {}, warn() {}, error() {} };'

/** Bundles the published SDK, which Node cannot import as it stands, and loads it. */
export const loadPeer = async (): Promise<Peer> => {
  const folder = `${process.cwd()}/.cache/peer`
  mkdirSync(folder, { recursive: true })
  const outfile = `${folder}/wukongimjssdk.mjs`
  const bundled = spawnSync(
    'node_modules/.bin/esbuild',
    ['--bundle', '--format=esm', '--platform=node', `--banner:js=${SILENCE}`, `--outfile=${outfile}`],
    { input: ENTRY, encoding: 'utf8', timeout: 60_000 },
  )
  if (bundled.status !== 0) throw new Error(`the peer does not bundle: ${bundled.stderr}`)
  return (await import(pathToFileURL(outfile).href)) as Peer
}
