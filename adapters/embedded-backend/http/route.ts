import type { Language } from '../../../domain/account/language.ts'
import { SUCCESS } from './envelope.ts'
import type { Input } from './input.ts'
import type { MessageArgs, MessageKey } from './messages/messages.ts'

/** The signed-in caller. */
export type Shopper = { readonly id: number }

/** One call as a context sees it, without HTTP: input, caller, language. */
export type Call = {
  readonly input: Input
  /** Undefined for a visitor. */
  readonly shopper: Shopper | undefined
  readonly language: Language
  /** The caller's address, for rate limits. */
  readonly address: string
  /** The session token as sent; '' without one. */
  readonly token: string
  /** The origin the caller used, such as "http://127.0.0.1:4173"; for full URLs only. */
  readonly origin: string
  /** The base address of the shop's own files for this caller: '' for the shop's own pages. */
  readonly home: string
}

/** A call by a signed-in shopper. */
export type ShopperCall = Call & { readonly shopper: Shopper }

/** A handler's answer: the envelope's data and message. */
export type Reply = {
  readonly code: number
  readonly data: unknown
  readonly key: MessageKey
  readonly args: MessageArgs
}

/** Success: code 1. Refusals are thrown with `refuse`. */
export const ok = (data: unknown = null, key: MessageKey = 'done', args: MessageArgs = {}): Reply => ({
  code: SUCCESS,
  data,
  key,
  args,
})

/** The methods of the API. */
export type Method = 'GET' | 'POST'

/** One entry of the route table. Used by the server, and by the test that sends bad input to every route. */
export type Route = {
  readonly method: Method
  readonly path: string
  /** 'visitor': anybody; 'shopper': 401 without a session. */
  readonly access: 'visitor' | 'shopper'
  /** Whether it accepts a multipart body with a file; others take JSON or urlencoded. */
  readonly takesFile?: boolean
  readonly handle: (call: Call) => Promise<Reply>
}

/** A call that anybody may make; `call.shopper` is set if there is a session. */
export const visitorRoute = (
  method: Method,
  path: string,
  handle: (call: Call) => Promise<Reply>,
): Route => ({ method, path, access: 'visitor', handle })

/** A call that needs a session. */
export const shopperRoute = (
  method: Method,
  path: string,
  handle: (call: ShopperCall) => Promise<Reply>,
): Route => ({
  method,
  path,
  access: 'shopper',
  // The server checks `access` before calling, so the cast is safe.
  handle: (call) => handle(call as ShopperCall),
})

/** A shopper's call with a file. */
export const fileRoute = (path: string, handle: (call: ShopperCall) => Promise<Reply>): Route => ({
  ...shopperRoute('POST', path, handle),
  takesFile: true,
})
