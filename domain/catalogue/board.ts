/** A picture of the home board's banner; `link` is a path of this app when the server gives one. */
export type Banner = { readonly image: string; readonly link: string | undefined; readonly text: string }

/** The server's description of itself; its path is our choice (api.md 2). */
export type PlatformInfo = {
  readonly name: string
  readonly logo: string
  readonly customerService: string
  readonly merchantLink: string
  readonly about: string
  readonly contact: string
  readonly version: string
}
