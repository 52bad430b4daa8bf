/** Hex values of common colour names. Names that are not a colour ("Clear", "Colourful") are missing. */
const COLOURS: Readonly<Record<string, string>> = {
  beige: '#e3d5bd',
  black: '#26262b',
  blue: '#2f63c4',
  brown: '#74492e',
  charcoal: '#43464b',
  cream: '#f4ecd8',
  gold: '#cfa548',
  gray: '#8e9196',
  green: '#2f7d4a',
  grey: '#8e9196',
  ivory: '#f4ecd8',
  'light blue': '#9cc6ea',
  lilac: '#c3a9de',
  maroon: '#7b1f2e',
  mint: '#a9dcc3',
  mustard: '#cf9f2c',
  natural: '#d9bd92',
  navy: '#22315a',
  olive: '#6f7138',
  orange: '#e67a24',
  pink: '#eb9ab5',
  purple: '#7449a8',
  red: '#c62f34',
  sage: '#a3b394',
  sand: '#c8b393',
  silver: '#c4c8cd',
  tan: '#bf946a',
  teal: '#1f8585',
  terracotta: '#bf6144',
  walnut: '#5f4331',
  white: '#f5f5f7',
  yellow: '#eec73b',
}

const COLOUR_GROUPS: ReadonlySet<string> = new Set(['colour', 'color', 'colours', 'colors'])

/**
 * The colours of an option group as `#rrggbb`, by English names, '' where unknown; nothing for a group that is not
 * about colours, or without any known one.
 */
export const coloursOf = (groupName: string, values: readonly string[]): readonly string[] | undefined => {
  if (!COLOUR_GROUPS.has(groupName.trim().toLowerCase())) return undefined
  const colours = values.map((value) => COLOURS[value.trim().toLowerCase()] ?? '')
  return colours.some((colour) => colour !== '') ? colours : undefined
}
