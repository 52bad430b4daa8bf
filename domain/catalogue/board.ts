/** A banner of the home page; `link` is a path of this app when the server gives one. */
export type Banner = {
  /** Up to three pictures, the middle one first. */
  readonly images: readonly string[]
  readonly link: string | undefined
  /** An empty title means that the banner is not shown. */
  readonly title: string
  /** A sentence below the title; may be empty. */
  readonly text: string
}

/** The server's page about the platform; the path is our choice (api.md 2). */
export type PlatformInfo = {
  readonly name: string
  readonly logo: string
  readonly customerService: string
  readonly merchantLink: string
  readonly about: string
  readonly contact: string
  readonly version: string
}
