import fs from 'node:fs'
import path from 'node:path'
import { brandManifest, type Look, type Manifest } from '../../adapters/embedded-backend/pages/brand-files.ts'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../domain/account/language.ts'
import { BASE } from '../i18n/translations.ts'

type BaseTexts = {
  readonly core: { readonly title: Readonly<Record<string, string>> }
  readonly start: Readonly<Record<'late' | 'reload' | 'about' | 'noScript', string>>
}

/** The base texts, including those shown before any code is loaded. */
export const baseTexts = (language: Language): BaseTexts =>
  JSON.parse(fs.readFileSync(`ui/i18n/locales/${language}/${BASE}.json`, 'utf8'))

/**
 * Writes `manifest.<language>.webmanifest` next to the default one, with the texts shown during installation and the
 * brand. The app id is the same, so it is one app.
 */
export const writeManifests = (publicDir: string, look: Look): void => {
  const write = (name: string, manifest: Manifest): void =>
    fs.writeFileSync(path.join(publicDir, name), JSON.stringify(brandManifest(manifest, look)))
  const written = JSON.parse(fs.readFileSync(path.join(publicDir, 'manifest.webmanifest'), 'utf8'))
  write('manifest.webmanifest', written)
  for (const language of LANGUAGES) {
    const { core, start } = baseTexts(language)
    // The title of the page that a shortcut leads to: of `/search` that of the route `search`.
    const shortcuts = written.shortcuts.map((shortcut: { readonly url: string }) => ({
      ...shortcut,
      name: core.title[shortcut.url.slice(1)],
    }))
    const texts = { description: start.about, lang: LANGUAGE_TAGS[language], shortcuts }
    write(`manifest.${language}.webmanifest`, { ...written, ...texts })
  }
}
