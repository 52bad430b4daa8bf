import type { TransportFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { Millis } from '../../domain/shared/time.ts'

/** One part of a multipart form. */
export type FormEntry = { readonly name: string; readonly value: string | UploadFile }

/** A file to send, independent of the platform: the adapter knows what `content` is (a Blob, a Buffer). */
export type UploadFile = {
  readonly fileName: string
  readonly mediaType: string
  /** In bytes. */
  readonly size: number
  /** Milliseconds since 1970; distinguishes uploads (api.md 7). */
  readonly modifiedAt: Millis
  readonly content: unknown
}

/** One HTTP request. The adapter neither caches nor retries it. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Absolute, or relative to the adapter's base. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** A value that is sent as JSON, or the parts of a multipart form. */
  readonly body?: { readonly json: unknown } | { readonly form: readonly FormEntry[] }
  /** A GET that changes data: like POST and PUT it is completed even if the page is left. */
  readonly isChange?: boolean
  /** Milliseconds after which the adapter gives up with the fault `timed-out`; callers need no timer. */
  readonly timeoutMs: number
  /** Cancelling it, before or after sending, ends the request with the fault `cancelled`. */
  readonly signal?: Cancellation
  /** Called with the fraction of the body that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Cancels a request; made by `createCancellation` of application/shared. */
export interface Cancellation {
  readonly isCancelled: boolean
  /** Calls `listener` once: when cancelled, or at once if it already is. */
  onCancel(listener: () => void): void
}

/** The answer, whatever its status. `json` is undefined when the body is not JSON. */
export type HttpAnswer = {
  readonly status: number
  readonly json: unknown
  /** When it was cached, for one that comes from a cache: the time in it is not current. */
  readonly keptAt?: Millis
  /** When it was requested, by the device's clock, if that was before `send`. */
  readonly askedAt?: Millis
}

/** Sends one request; returns the answer, or why there is none. Always settles and never rejects. */
export interface HttpPort {
  send(request: HttpRequest): Promise<Result<HttpAnswer, TransportFault>>
}
