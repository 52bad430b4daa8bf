/** A colour for each theme, as `#rrggbb` in lower case. */
export type ThemeColours = { readonly light: string; readonly dark: string }

/** What makes a shop its owner's: `brand` of `lintas.config.json` (docs/configuration.md). */
export type Brand = {
  readonly name: string
  /** A file beside the settings, or an address that begins with a slash; empty: the shop's own mark, or its name. */
  readonly logo: string
  /** A square picture for tabs and home screens; empty: the logo stands for it. */
  readonly icon: string
  /** Primary actions, selection and offers; undefined: persimmon. */
  readonly accent: ThemeColours | undefined
  /** Text; undefined: the neutral of the theme. */
  readonly ink: ThemeColours | undefined
  /** Where shoppers find help beside the shop's own pages: an address, or empty. */
  readonly help: string
  /** Who answers mails of shoppers; empty: nobody is named. */
  readonly mail: string
  /** Addresses elsewhere by the name of the place, such as "Instagram". */
  readonly social: Readonly<Record<string, string>>
}

/** The shop as it comes. */
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

/** Whether it has a mark of its own, so that the one of the shop as it comes is nowhere shown. */
export const isOwnBrand = ({ name, logo }: Brand): boolean => name !== DEFAULT_BRAND.name || logo !== ''

/** The picture that stands for the shop where a square one is wanted. */
export const iconOf = ({ icon, logo }: Brand): string => icon || logo
