/** The SHA-256 of a text (UTF-8) in hexadecimal; undefined where the platform has none, as in a page without https. */
export type Sha256Port = (text: string) => Promise<string | undefined>
