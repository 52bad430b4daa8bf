import fs from 'node:fs'
import path from 'node:path'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../domain/account/language.ts'
import { BASE } from '../i18n/translations.ts'

type BaseTexts = {
  readonly core: { readonly title: Readonly<Record<string, string>> }
  readonly start: Readonly<Record<'late' | 'reload' | 'about' | 'noScript', string>>
}

/** The texts that every page needs, those that it says before any code is there among them. */
export const baseTexts = (language: Language): BaseTexts =>
  JSON.parse(fs.readFileSync(`ui/i18n/locales/${language}/${BASE}.json`, 'utf8'))

/** The title of the page behind a shortcut, by its path. */
const TITLES: Readonly<Record<string, string>> = {
  '/search': 'search',
  '/bag': 'bag',
  '/chatRoom': 'chatRoom',
}

type Shortcut = { readonly name: string; readonly url: string }

/**
 * Puts `manifest.<language>.webmanifest` beside the one in the language of the shop: what who installs the app reads. The
 * identity stays, so it is one app.
 */
export const writeManifests = (publicDir: string): void => {
  const written = JSON.parse(fs.readFileSync(path.join(publicDir, 'manifest.webmanifest'), 'utf8'))
  for (const language of LANGUAGES) {
    const lang = LANGUAGE_TAGS[language]
    const { core, start } = baseTexts(language)
    const shortcuts = written.shortcuts.map((shortcut: Shortcut) => ({
      ...shortcut,
      name: core.title[TITLES[shortcut.url] ?? ''],
    }))
    const manifest =
      written.lang === lang ? written : { ...written, description: start.about, lang, shortcuts }
    fs.writeFileSync(path.join(publicDir, `manifest.${language}.webmanifest`), JSON.stringify(manifest))
  }
}
