/** A colour for each theme, as `#rrggbb` in lower case. */
export type ThemeColours = { readonly light: string; readonly dark: string }

/** The brand of a shop: `brand` of `lintas.config.json` (docs/configuration.md). */
export type Brand = {
  readonly name: string
  /**
   * A file next to the settings, or an address that begins with a slash; empty: the default logo, or the shop's name.
   */
  readonly logo: string
  /** A square picture for tabs and home screens; empty: the logo is used. */
  readonly icon: string
  /** Primary actions, selection and offers; undefined: the default accent (persimmon). */
  readonly accent: ThemeColours | undefined
  /** Text; undefined: the theme's neutral colour. */
  readonly ink: ThemeColours | undefined
  /** A help page outside the shop: an address, or empty. */
  readonly help: string
  /** The e-mail address for shoppers' questions; empty: none is shown. */
  readonly mail: string
  /** Links to other places by name, such as "Instagram". */
  readonly social: Readonly<Record<string, string>>
}

/** What a shop without brand settings looks like. */
export const DEFAULT_BRAND: Brand = {
  name: 'Lintas',
  logo: '',
  icon: '',
  accent: undefined,
  ink: undefined,
  help: '',
  mail: '',
  social: {},
}

/** Whether the shop has a logo of its own, so that the default logo is not shown anywhere. */
export const isOwnBrand = ({ name, logo }: Brand): boolean => name !== DEFAULT_BRAND.name || logo !== ''

/** The picture to use where a square one is needed. */
export const iconOf = ({ icon, logo }: Brand): string => icon || logo
