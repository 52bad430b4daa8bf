/** What the composition root decides. */
export type AppConfig = {
  /** Start of every API address; empty for the page's own origin. */
  readonly baseUrl: string
}
