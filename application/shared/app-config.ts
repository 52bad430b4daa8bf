/** Settings for all contexts from the composition root (`ui/main.tsx`, or your own host). */
export type AppConfig = {
  /** Base address of the API; empty for the page's own origin. */
  readonly baseUrl: string
  /** Address of the messaging server, overriding the API's. */
  readonly messagingUrl?: string
  /** Milliseconds between two pings of the messaging connection; 60,000 by default (requirement M9). */
  readonly heartbeatMs?: number
}
