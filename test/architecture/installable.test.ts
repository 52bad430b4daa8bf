import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { iconLinks } from '../../adapters/embedded-backend/pages/brand-files.ts'
import { DEFAULT_BRAND } from '../../domain/api/brand.ts'
import { matchRoute } from '../../ui/navigation/routes.ts'

type Picture = {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose: string
}
type Shortcut = { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }
type Manifest = {
  readonly name: string
  readonly lang: string
  readonly dir: string
  readonly display: string
  readonly start_url: string
  readonly scope: string
  readonly icons: readonly Picture[]
  readonly shortcuts: readonly Shortcut[]
}

const FOLDER = 'ui/static'
const manifest = JSON.parse(readFileSync(join(FOLDER, 'manifest.webmanifest'), 'utf8')) as Manifest

/** Width and height as the header of a PNG states them. */
const sizeOfPng = (file: string): string => {
  const bytes = readFileSync(file)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

const installable = suite('requirements of browsers to install the app')

installable('name, language, direction and a window of its own', () => {
  assert.is(manifest.name, 'Lintas')
  assert.is(manifest.lang, 'id')
  assert.is(manifest.dir, 'ltr')
  assert.is(manifest.display, 'standalone')
  assert.is(manifest.scope, '/')
})

installable('icons of both sizes and both purposes, as large as declared', () => {
  const named = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)
  for (const purpose of ['any', 'maskable'])
    for (const size of ['192x192', '512x512'])
      assert.ok(named.includes(`${purpose} ${size}`), named.join(', '))
  for (const { src, sizes, type } of [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ]) {
    assert.ok(existsSync(join(FOLDER, src)), src)
    if (type === 'image/png') assert.is(sizeOfPng(join(FOLDER, src)), sizes, src)
  }
})

installable('an icon for the home screen of phones that read no manifest', () => {
  const href = /rel="apple-touch-icon" href="([^"]+)"/.exec(iconLinks(DEFAULT_BRAND))?.[1] ?? ''
  assert.is(sizeOfPng(join(FOLDER, href)), '180x180')
})

installable('start page and shortcuts that exist', () => {
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
    assert.ok(matchRoute(url), url)
})

installable.run()
