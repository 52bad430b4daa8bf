/** Expected failure is a value: the signature lists every outcome and the compiler counts the cases. */
export type Result<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F }

/** A success with its value. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

/** An expected failure; the fault is data with a `kind`, never a sentence. */
export const fail = <F>(fault: F): { readonly ok: false; readonly fault: F } => ({ ok: false, fault })

/** Applies `change` to a success and passes a fault through unchanged. */
export const mapResult = <T, U, F>(result: Result<T, F>, change: (value: T) => U): Result<U, F> =>
  result.ok ? ok(change(result.value)) : result

/** A bug or a broken assumption about the environment: the only thing that is thrown. Subclasses set `name`. */
export class Defect extends Error {
  override name = 'Defect'
}
