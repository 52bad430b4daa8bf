import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import type { BuiltShop } from '../support/browser/shop/built-shop.ts'

const WIDTHS = [390, 1280]
const THEMES = ['light', 'dark'] as const
const PAGE = `<!doctype html><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/kit/kit-gallery.css"><div id="root"></div>
<script type="module" src="/kit/kit-gallery.js"></script>`

/** Code and styles of the gallery by their names, with the icons of the build. */
const bundleGallery = async (dist: string): Promise<ReadonlyMap<string, string>> => {
  const sprite = readdirSync(join(dist, 'public/assets')).find((name) => /^icons-\w+\.svg$/.test(name))
  const { outputFiles } = await build({
    entryPoints: ['test/shots/kit-gallery.tsx'],
    outdir: '.cache/kit',
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.webp': 'dataurl', '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"', __ICONS__: JSON.stringify(`/assets/${sprite}`) },
    logLevel: 'error',
  })
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
}

/** Renders the gallery of the kit, on a page of the shop that has its pictures, and gives what went wrong on it. */
export const takeKitShots = async (
  shop: BuiltShop,
  folder: string,
  languages: readonly string[],
): Promise<readonly string[]> => {
  const files = await bundleGallery(shop.dist)
  const page = await shop.browser.newPage({ reducedMotion: 'reduce' })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const { url } = message.location()
    // The gallery shows on purpose what stands where a picture is missing.
    if (message.type() === 'error' && !url.endsWith('/missing.webp'))
      problems.push(`${message.text()} ${url}`)
  })
  await page.route('**/kit/**', (route) => {
    const name = basename(new URL(route.request().url()).pathname)
    const contentType = { js: 'text/javascript', css: 'text/css' }[name.split('.')[1] ?? ''] ?? 'text/html'
    return route.fulfill({ contentType, body: files.get(name) ?? PAGE })
  })
  for (const language of languages) {
    for (const theme of THEMES) {
      await page.goto(`${shop.origin}/kit/?theme=${theme}&language=${language}`)
      await page.locator('h2').first().waitFor()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        // Pictures far below are asked for when they come near.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => scrollTo(0, 0))
        await page.screenshot({ path: join(folder, `kit-${language}-${width}-${theme}.png`), fullPage: true })
      }
    }
  }
  await page.close()
  return problems
}
