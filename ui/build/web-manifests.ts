import fs from 'node:fs'
import path from 'node:path'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../domain/account/language.ts'
import { BASE } from '../i18n/translations.ts'

type BaseTexts = {
  readonly core: { readonly title: Readonly<Record<string, string>> }
  readonly start: Readonly<Record<'late' | 'reload' | 'about' | 'noScript', string>>
}

/** The base texts, including those shown before any code is loaded. */
export const baseTexts = (language: Language): BaseTexts =>
  JSON.parse(fs.readFileSync(`ui/i18n/locales/${language}/${BASE}.json`, 'utf8'))

/** The title of a shortcut's page, by path. */
const TITLES: Readonly<Record<string, string>> = {
  '/search': 'search',
  '/bag': 'bag',
  '/chatRoom': 'chatRoom',
}

type Shortcut = { readonly name: string; readonly url: string }

/**
 * Writes `manifest.<language>.webmanifest` next to the default one: the texts shown during installation. The app id
 * is the same, so it is one app.
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
