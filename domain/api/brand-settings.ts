import { fieldsOf } from '../shared/fields.ts'
import { type Brand, DEFAULT_BRAND, type ThemeColours } from './brand.ts'

// Reads the settings of a brand and derives theme colours from them. Only shops that set a brand load this in the
// page.

type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never

/** Relative luminance (WCAG 2.2). */
const luminanceOf = (hex: string): number => {
  const [r, g, b] = rgbOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2, 1.4.3). */
export const contrastOf = (one: string, other: string): number => {
  const [dim = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** `from` mixed with `to` by a ratio from 0 to 1. */
const mix = (from: string, to: string, share: number): string => {
  const target = rgbOf(to)
  const mixed = rgbOf(from).map((part, at) => Math.round(part + ((target[at] ?? 0) - part) * share))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const minContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastOf(colour, ground)))

/** The colours of a theme that a brand is combined with (ui/styles/tokens.css; a test holds them equal). */
type Theme = {
  readonly grounds: Readonly<Record<'bg' | 'canvas' | 'card' | 'fill' | 'fill-2', string>>
  readonly ink: string
  /** Ratios of the accent in the two soft backgrounds, the stronger one second. */
  readonly soft: readonly [number, number]
}

/** The two themes. */
export const THEMES: Readonly<Record<keyof ThemeColours, Theme>> = {
  light: {
    grounds: { bg: '#ffffff', canvas: '#f6f4f0', card: '#ffffff', fill: '#f3f0eb', 'fill-2': '#e9e5de' },
    ink: '#12201f',
    soft: [0.1, 0.18],
  },
  dark: {
    grounds: { bg: '#0e1615', canvas: '#0a100f', card: '#151e1d', fill: '#202b2a', 'fill-2': '#2b3837' },
    ink: '#edf2f0',
    soft: [0.2, 0.28],
  },
}

/** Minimum contrast of text (WCAG 1.4.3) and of edges and icons (1.4.11). */
const [TEXT_CONTRAST, SIGN_CONTRAST] = [4.5, 3]
const [WHITE, BLACK] = ['#ffffff', '#000000']

/** The colour moved towards `end` only as far as needed to be readable on all backgrounds. */
const readable = (colour: string, grounds: readonly string[], end: string): string => {
  for (let share = 0; share < 1; share += 0.04) {
    const moved = mix(colour, end, share)
    if (minContrast(moved, grounds) >= TEXT_CONTRAST) return moved
  }
  return end
}

/** A background with a ratio of the accent, reduced where text would become unreadable. */
const softGround = (ground: string, accent: string, max: number, ink: string): string => {
  for (let share = max; share > 0; share -= 0.02) {
    const soft = mix(ground, accent, share)
    if (contrastOf(ink, soft) >= TEXT_CONTRAST) return soft
  }
  return ground
}

type Palette = Readonly<Record<string, string>>

const accentTokens = (accent: string, ink: string, { grounds, soft }: Theme): Palette => {
  const onAccent = contrastOf(WHITE, accent) >= TEXT_CONTRAST ? WHITE : BLACK
  // Hovered and pressed states move away from the text colour.
  const away = onAccent === WHITE ? BLACK : WHITE
  const [softer, stronger] = soft.map((share) => softGround(grounds.bg, accent, share, ink)) as [
    string,
    string,
  ]
  const accentInk = readable(accent, [...Object.values(grounds), softer, stronger], ink)
  return {
    accent,
    'accent-hi': mix(accent, away, 0.08),
    'accent-lo': mix(accent, away, 0.18),
    'on-accent': onAccent,
    'accent-ink': accentInk,
    'accent-soft': softer,
    'accent-soft-2': stronger,
    hero: `linear-gradient(115deg, ${softer}, ${stronger} 55%, ${softer})`,
    'hero-ink': ink,
    'hero-ink-2': readable(mix(ink, stronger, 0.3), [softer, stronger], ink),
    'hero-line': accentInk,
  }
}

const inkTokens = (ink: string, { grounds }: Theme): Palette => {
  const all = Object.values(grounds)
  return {
    ink,
    'ink-2': readable(mix(ink, grounds.bg, 0.22), all, ink),
    'ink-3': readable(mix(ink, grounds.bg, 0.36), all, ink),
  }
}

/** The design tokens that a brand sets in a theme, by name without dashes; empty where the brand sets no colours. */
export const paletteOf = (
  { accent, ink }: Pick<Brand, 'accent' | 'ink'>,
  theme: keyof ThemeColours,
): Palette => {
  const base = THEMES[theme]
  const text = ink?.[theme] ?? base.ink
  return { ...(ink && inkTokens(text, base)), ...(accent && accentTokens(accent[theme], text, base)) }
}

/** CSS rules to append after the shop's tokens; empty where the brand sets no colour. */
export const brandRules = (brand: Pick<Brand, 'accent' | 'ink'>): readonly string[] => {
  if (!brand.accent && !brand.ink) return []
  const body = (theme: keyof ThemeColours): string =>
    `{${Object.entries(paletteOf(brand, theme))
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`
  return [
    `:root${body('light')}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"])${body('dark')}}`,
    `:root[data-theme="dark"]${body('dark')}`,
  ]
}

const MAX_NAME = 24
const MAX_SOCIAL = 8
const PICTURE = /^\/?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:svg|png|webp)$/i
const COLOUR = /^#[0-9a-f]{6}$/i
const ADDRESS = /^https:\/\/[^\s"'<>\\]+$/i
const MAIL = /^[^\s"'<>@\\]+@[a-z0-9.-]+\.[a-z]{2,}$/i

const TEXTS: Readonly<Record<string, readonly [(text: string) => boolean, string]>> = {
  name: [
    (text) =>
      text.trim() === text && text !== '' && [...text].length <= MAX_NAME && !/[<>{}$\p{Cc}]/u.test(text),
    `1 to ${MAX_NAME} characters without < > { } $`,
  ],
  logo: [(text) => text === '' || PICTURE.test(text), 'a file .svg, .png or .webp beside the settings'],
  icon: [
    (text) => text === '' || PICTURE.test(text),
    'a square file .png, .svg or .webp beside the settings',
  ],
  help: [(text) => text === '' || ADDRESS.test(text), 'an https address'],
  mail: [(text) => text === '' || MAIL.test(text), 'a mail address'],
}

/** Why a colour cannot be used in a theme; undefined where it can. */
const contrastFault = (name: string, colour: string, theme: keyof ThemeColours): string | undefined => {
  const { 'fill-2': deep, ...shallow } = THEMES[theme].grounds
  const wanted = name === 'ink' ? TEXT_CONTRAST : SIGN_CONTRAST
  // `fill-2` is a background of text, but has no accent edge.
  const below = [...Object.values(shallow), ...(name === 'ink' ? [deep] : [])]
  const ground = below.reduce((worst, one) =>
    contrastOf(colour, one) < contrastOf(colour, worst) ? one : worst,
  )
  const measured = contrastOf(colour, ground)
  if (measured >= wanted) return undefined
  // Truncated, not rounded: 2.96 must not show as 3.0.
  const shown = (Math.floor(measured * 100) / 100).toFixed(2)
  return `brand.${name} ${colour} has a contrast of ${shown}:1 with ${ground} of the ${theme} theme, and needs ${wanted}:1`
}

const readColours = (name: string, given: unknown, problems: string[]): ThemeColours | undefined => {
  const fields = typeof given === 'string' ? { light: given, dark: given } : (fieldsOf(given) ?? {})
  const { light, dark, ...others } = fields as Readonly<Record<string, unknown>>
  const isColour = (one: unknown): one is string => typeof one === 'string' && COLOUR.test(one)
  if (!isColour(light) || !isColour(dark) || Object.keys(others).length > 0) {
    problems.push(`brand.${name} must be a colour such as "#d04400", or {"light": "#...", "dark": "#..."}`)
    return undefined
  }
  const colours = { light: light.toLowerCase(), dark: dark.toLowerCase() }
  const faults = (['light', 'dark'] as const).flatMap(
    (theme) => contrastFault(name, colours[theme], theme) ?? [],
  )
  problems.push(...faults)
  return faults.length > 0 ? undefined : colours
}

const readSocial = (given: unknown, problems: string[]): Brand['social'] => {
  const entries = Object.entries(fieldsOf(given) ?? { '': '' })
  const isRight = entries.every(
    ([name, address]) =>
      /^[\p{L}\p{N} .&-]{1,24}$/u.test(name) && typeof address === 'string' && ADDRESS.test(address),
  )
  if (isRight && entries.length <= MAX_SOCIAL) return Object.fromEntries(entries) as Brand['social']
  problems.push(`brand.social must be at most ${MAX_SOCIAL} names, each with an https address`)
  return {}
}

/** Reads `brand`. Never fails: each invalid value is reported in `problems` and replaced by its default. */
export const readBrand = (given: unknown, problems: string[]): Brand => {
  const fields = fieldsOf(given)
  if (!fields) {
    problems.push('brand must be a JSON object')
    return DEFAULT_BRAND
  }
  let brand = DEFAULT_BRAND
  for (const [name, value] of Object.entries(fields)) {
    const text = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined
    if (text) {
      if (typeof value === 'string' && text[0](value)) brand = { ...brand, [name]: value }
      else problems.push(`brand.${name} must be ${text[1]}`)
    } else if (name === 'accent' || name === 'ink')
      brand = { ...brand, [name]: readColours(name, value, problems) }
    else if (name === 'social') brand = { ...brand, social: readSocial(value, problems) }
    else problems.push(`brand.${name} is not known`)
  }
  return brand
}

/** The values that differ from the defaults, in the form that can be read again. */
export const changedBrand = (brand: Brand): Readonly<Record<string, unknown>> => {
  const { social, accent, ink, ...texts } = brand
  return {
    ...Object.fromEntries(
      Object.entries(texts).filter(([name, text]) => text !== DEFAULT_BRAND[name as keyof typeof texts]),
    ),
    ...(accent && { accent }),
    ...(ink && { ink }),
    ...(Object.keys(social).length > 0 && { social }),
  }
}
