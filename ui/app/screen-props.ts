import type { ComponentType } from 'react'

/**
 * What every screen gets. Screens never read the URL: a kept page would see the next page's.
 * `params` are the pattern's, decoded; `query` is the part after "?", the first value per name.
 */
export type ScreenProps = {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly query: Readonly<Record<string, string | undefined>>
}

export type Screen = ComponentType<ScreenProps>
