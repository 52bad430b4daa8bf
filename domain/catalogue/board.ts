/** A scene of the home board; `link` is a path of this app when the server gives one. */
export type Banner = {
  /** Up to three, the one in the middle first. */
  readonly images: readonly string[]
  readonly link: string | undefined
  /** Empty for a banner that says nothing: the page leaves it out. */
  readonly title: string
  /** A sentence below the title; may be empty. */
  readonly text: string
}

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
