import fs from 'node:fs'
import path from 'node:path'
import type { LoadedSettings } from '../../adapters/embedded-backend/http/load-settings.ts'
import { brandManifest, type Manifest, sizeOfPng } from '../../adapters/embedded-backend/pages/brand-files.ts'
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

/** The settings that the pages are built with, and the files of the brand's pictures by address. */
export type Look = Pick<LoadedSettings, 'settings' | 'pictures'>

type Shortcut = { readonly name: string; readonly url: string }

/**
 * Writes `manifest.<language>.webmanifest` next to the default one, with the texts shown during installation and the
 * brand. The app id is the same, so it is one app.
 */
export const writeManifests = (publicDir: string, { settings, pictures }: Look): void => {
  const write = (name: string, manifest: Manifest): void => {
    const branded = brandManifest(manifest, settings.brand, sizeOfPng(pictures))
    fs.writeFileSync(path.join(publicDir, name), JSON.stringify(branded))
  }
  const written = JSON.parse(fs.readFileSync(path.join(publicDir, 'manifest.webmanifest'), 'utf8'))
  write('manifest.webmanifest', written)
  for (const language of LANGUAGES) {
    const { core, start } = baseTexts(language)
    const shortcuts = written.shortcuts.map((shortcut: Shortcut) => ({
      ...shortcut,
      name: core.title[TITLES[shortcut.url] ?? ''],
    }))
    const texts = { description: start.about, lang: LANGUAGE_TAGS[language], shortcuts }
    write(`manifest.${language}.webmanifest`, { ...written, ...texts })
  }
}
