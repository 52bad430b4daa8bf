/** The SHA-256 of a text in hex digits; undefined where the platform has none (a page that did not come by https). */
export type Sha256Port = (text: string) => Promise<string | undefined>
