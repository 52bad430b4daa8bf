import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { DEFAULT_BRAND } from '../../../domain/api/brand.ts'
import { brandRules, contrastOf, paletteOf, readBrand, THEMES } from '../../../domain/api/brand-settings.ts'
import { changedSettings, lookOf, readShopSettings } from '../../../domain/api/shop-settings.ts'

const brand = suite('the brand of a shop')

const read = (given: unknown) => {
  const problems: string[] = []
  return { read: readBrand(given, problems), problems }
}

brand('reads name, pictures, colours and links, and writes them back unchanged', () => {
  const given = {
    name: 'Toko Rani',
    logo: 'logo.svg',
    accent: { light: '#6b2fb3', dark: '#c9a3ff' },
    ink: { light: '#101030', dark: '#f0f0ff' },
    help: 'https://help.example/id',
    mail: 'halo@rani.example',
    social: { Instagram: 'https://instagram.com/rani' },
  }
  assert.equal(read(given).problems, [])
  const { settings } = readShopSettings({ brand: given })
  assert.equal(changedSettings(settings), { brand: given })
  assert.equal(readShopSettings(changedSettings(settings)).settings, settings)
})

brand('names each invalid value, and keeps its default', () => {
  const given = {
    name: '<b>',
    logo: '../secret.svg',
    icon: 'icon.exe',
    accent: 'red',
    ink: { light: '#000000' },
    help: 'javascript:alert(1)',
    mail: 'nobody',
    social: { X: 'http://x.example' },
    slogan: 'x',
  }
  const { read: kept, problems } = read(given)
  assert.equal(kept, DEFAULT_BRAND)
  assert.equal(problems, [
    'brand.name must be 1 to 24 characters without < > { } $',
    'brand.logo must be a file .svg, .png or .webp beside the settings',
    'brand.icon must be a square file .png, .svg or .webp beside the settings',
    'brand.accent must be a colour such as "#d04400", or {"light": "#...", "dark": "#..."}',
    'brand.ink must be a colour such as "#d04400", or {"light": "#...", "dark": "#..."}',
    'brand.help must be an https address',
    'brand.mail must be a mail address',
    'brand.social must be at most 8 names, each with an https address',
    'brand.slogan is not known',
  ])
})

brand('is refused with the measured contrast, theme by theme', () => {
  assert.equal(read({ accent: '#ffd400' }).problems, [
    'brand.accent #ffd400 has a contrast of 1.25:1 with #f3f0eb of the light theme, and needs 3:1',
  ])
  assert.equal(read({ ink: '#12201f' }).problems, [
    'brand.ink #12201f has a contrast of 1.01:1 with #151e1d of the dark theme, and needs 4.5:1',
  ])
})

brand('measures contrast as WCAG does', () => {
  assert.is(contrastOf('#000000', '#ffffff'), 21)
  assert.is(contrastOf('#777777', '#ffffff').toFixed(2), '4.48')
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const themes = fc.constantFrom('light', 'dark') as fc.Arbitrary<'light' | 'dark'>

brand('is readable in every accepted colour: on backgrounds, on the accent, and the accent itself', () => {
  let taken = 0
  fc.assert(
    fc.property(hex, hex, themes, (accentColour, inkColour, theme) => {
      const other = THEMES[theme === 'light' ? 'dark' : 'light'].ink
      const both = (colour: string) =>
        theme === 'light' ? { light: colour, dark: other } : { light: other, dark: colour }
      const accent = read({ accent: both(accentColour) }).read.accent
      if (!accent) return
      const ink = read({ ink: both(inkColour) }).read.ink
      taken += 1
      const tokens = paletteOf({ accent, ink }, theme)
      const { grounds } = THEMES[theme]
      const token = (name: string): string => tokens[name] ?? THEMES[theme].ink
      const soft = ['accent-soft', 'accent-soft-2']
      const pairs = [
        ...['ink', 'ink-2', 'ink-3'].flatMap((text) =>
          ink ? Object.values(grounds).map((ground) => [token(text), ground]) : [],
        ),
        ...['ink', 'accent-ink', 'hero-ink', 'hero-ink-2'].flatMap((text) =>
          soft.map((ground) => [token(text), token(ground)]),
        ),
        ...Object.values(grounds).map((ground) => [token('accent-ink'), ground]),
        ...['accent', 'accent-hi', 'accent-lo'].map((ground) => [token('on-accent'), token(ground)]),
      ] as const
      for (const [text, ground] of pairs)
        assert.ok(
          contrastOf(text as string, ground as string) >= 4.5,
          `${accentColour} ${inkColour} ${theme}: ${text} on ${ground}`,
        )
    }),
    { numRuns: 600 },
  )
  assert.ok(taken > 50, String(taken))
})

brand('is checked against the backgrounds of the stylesheet', () => {
  const parts = readFileSync('ui/styles/tokens.css', 'utf8')
    .split(/color-scheme: (?=(?:light|dark);)/)
    .slice(1)
  assert.is(parts.length, 3)
  for (const [part, theme] of [
    [parts[0], 'light'],
    [parts[1], 'dark'],
    [parts[2], 'dark'],
  ] as const)
    for (const [name, colour] of Object.entries({ ...THEMES[theme].grounds, ink: THEMES[theme].ink }))
      assert.match(part ?? '', `--${name}: ${colour};`)
})

brand('sets nothing by default, and style rules for both themes otherwise', () => {
  assert.equal(brandRules(DEFAULT_BRAND), [])
  const rules = brandRules({ accent: { light: '#6b2fb3', dark: '#c9a3ff' }, ink: undefined })
  assert.is(rules.length, 3)
  assert.match(rules[0] ?? '', /^:root\{--accent:#6b2fb3;/)
  for (const dark of rules.slice(1)) assert.match(dark, '--accent:#c9a3ff')
  assert.not.match(rules.join(''), '--ink:')
})

brand('includes the looks of a page, but not where it reports to', () => {
  assert.is(lookOf(readShopSettings({ fieldView: '/field-view' }).settings), '')
  assert.is.not(lookOf(readShopSettings({ brand: { name: 'Rani' } }).settings), '')
})

brand.run()
