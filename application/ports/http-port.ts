import type { TransportFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { Millis } from '../../domain/shared/time.ts'

/** One part of a multipart form. */
export type FormEntry = { readonly name: string; readonly value: string | UploadFile }

/** A file to send, free of platform types: the adapter knows what `content` is (a Blob, a Buffer). */
export type UploadFile = {
  readonly fileName: string
  readonly mediaType: string
  readonly size: number
  /** Milliseconds since 1970; part of what makes two uploads different (api.md 7). */
  readonly modifiedAt: Millis
  readonly content: unknown
}

/** One call: nothing of it is kept or repeated by the adapter. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Absolute, or relative to the adapter's base. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON value or multipart entries. */
  readonly body?: { readonly json: unknown } | { readonly form: readonly FormEntry[] }
  /** After so long without an answer the adapter answers `timed-out`: nothing above it waits by a clock. */
  readonly timeoutMs: number
  /** Once cancelled, before or after it was sent, the request is answered `cancelled`. */
  readonly signal?: Cancellation
  /** Share of the upload that is out, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Cancels a request; made by `createCancellation` of application/shared. */
export interface Cancellation {
  readonly isCancelled: boolean
  /** Called once; at once when it is cancelled already. */
  onCancel(listener: () => void): void
}

/** Any status counts as an answer. `json` is undefined when the body was no JSON. */
export type HttpAnswer = { readonly status: number; readonly json: unknown }

/** Sends one request and reports the answer or why there is none. Each is answered, and none throws. */
export interface HttpPort {
  send(request: HttpRequest): Promise<Result<HttpAnswer, TransportFault>>
}
