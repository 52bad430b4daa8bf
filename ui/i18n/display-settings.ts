/** What the server has the page show (docs/configuration.md): set once, before anything is rendered. */
export const displaySettings = {
  /** Stands for the currency in every amount. */
  currency: '$',
  /** Names of routes, and of ways within one, that are switched off. */
  off: new Set<string>(),
}
