/** What the composition root (`ui/main.tsx`, or a server of your own) sets for all contexts. */
export type AppConfig = {
  /** Start of every API address; empty for the page's own origin. */
  readonly baseUrl: string
  /** Where the chat connects, instead of where the API says. */
  readonly messagingUrl?: string
  /** Milliseconds between two signs of life of the chat's connection; without it 60,000 (requirement M9). */
  readonly heartbeatMs?: number
}
