import { isShutOut } from '../delivery/refusals.ts'
import type { ShownConnection } from './connection-state.ts'

/** The parts of a connection state that the banner depends on. */
type BannerInput = {
  readonly state: ShownConnection
  readonly reasonCode: number | undefined
  readonly isProbablyRefused: boolean
}

/** What the connection banner shows: style, text and action. */
export type LinkTrouble = {
  readonly tone: 'warn' | 'bad'
  /** Key under `chat.link`. */
  readonly word: 'connecting' | 'waiting' | 'offline' | 'refused' | 'probablyRefused' | 'banned' | 'elsewhere'
  readonly act: 'retry' | 'use-here' | undefined
}

/** The banner for a connection; undefined while there is no problem (requirement E1). */
export const troubleOf = ({ state, reasonCode, isProbablyRefused }: BannerInput): LinkTrouble | undefined => {
  switch (state) {
    case 'connected':
      return undefined
    case 'off':
    case 'connecting':
      return { tone: 'warn', word: 'connecting', act: undefined }
    case 'waiting':
      return isProbablyRefused
        ? { tone: 'bad', word: 'probablyRefused', act: 'retry' }
        : { tone: 'warn', word: 'waiting', act: 'retry' }
    case 'offline':
      return { tone: 'warn', word: 'offline', act: undefined }
    case 'refused':
      return isShutOut(reasonCode)
        ? { tone: 'bad', word: 'banned', act: undefined }
        : // A new try asks the shop for a new token; when the sign-in itself has ended, that leads to /login.
          { tone: 'bad', word: 'refused', act: 'retry' }
    case 'kicked':
      return { tone: 'bad', word: 'elsewhere', act: 'use-here' }
  }
}
