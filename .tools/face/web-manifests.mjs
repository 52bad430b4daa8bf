import fs from 'node:fs'
import path from 'node:path'

/** The title of the page behind a shortcut, by its path. */
const TITLES = { '/search': 'search', '/bag': 'bag', '/chatRoom': 'chatRoom' }

const titlesIn = (language) =>
  JSON.parse(fs.readFileSync(`ui/i18n/locales/${language}/base.json`, 'utf8')).core.title

/** What who installs the app reads, in one language; `written` is in its own. The identity stays, so it is one app. */
export const manifestIn = (written, { tag, about, titles }) => {
  if (written.lang === tag) return written
  const shortcuts = written.shortcuts.map(({ url, icons }) => ({ name: titles[TITLES[url]], url, icons }))
  return { ...written, description: about, lang: tag, shortcuts }
}

/** Puts `manifest.<language>.webmanifest` beside the one in the language of the shop. */
export const writeManifests = (publicDir, words) => {
  const written = JSON.parse(fs.readFileSync(path.join(publicDir, 'manifest.webmanifest'), 'utf8'))
  for (const [language, { tag, start }] of Object.entries(words)) {
    const manifest = manifestIn(written, { tag, about: start.about, titles: titlesIn(language) })
    fs.writeFileSync(path.join(publicDir, `manifest.${language}.webmanifest`), JSON.stringify(manifest))
  }
}
