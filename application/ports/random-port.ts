/** Ids that nobody can guess and that do not come twice, as for requests that move money (decision 4). */
export interface RandomPort {
  /** 32 lower-case hexadecimal characters from a cryptographic source. */
  hexId(): string
}
