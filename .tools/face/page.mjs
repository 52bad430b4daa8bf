import { createHash } from 'node:crypto'
import fs from 'node:fs'
import esbuild from 'esbuild'
import { dataBlock } from '../paint/page.mjs'

/** The few lines of a kind of page that run before anything is loaded; minified, their hash goes into the policy. */
const inlineScript = async (name) => {
  const { outputFiles } = await esbuild.build({
    entryPoints: [`.tools/face/first-lines/${name}.js`],
    bundle: true,
    minify: true,
    target: 'es2022',
    format: 'iife',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0].text.trim().replace(/^"use strict";/, '')
}

const policyWith = (scriptHash) =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${scriptHash}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lintas',
  ].join('; ')

/** No code can choose the language of this: it stands there in all of them until a page is drawn in one. */
const withoutScript = (words) => {
  const said = Object.values(words).map(({ tag, start }) => `<p lang="${tag}">${start.noScript}</p>`)
  return `<noscript>${said.join('')}</noscript>`
}

const pageWith = (head, script, words) => {
  const template = fs.readFileSync('ui/index.html', 'utf8')
  const html = template
    .replace('<!-- build:head -->', () => head(script))
    .replace('<!-- build:no-script -->', () => withoutScript(words))
  return { html, csp: policyWith(createHash('sha256').update(script).digest('base64')) }
}

/**
 * index.html: styles and modules of the shell, what each route and language needs (as data), and the lines
 * that start loading the route at hand before the shell has run. Gives the page and its policy, and as `late` what pages
 * that come with their data are made from: the same with the lines of such a page.
 */
export const makePage = async ({ main, shell, routes, words }) => {
  const head = (script) =>
    [
      ...(shell.css ? [`<link rel="stylesheet" href="${shell.css}">`] : []),
      dataBlock('lintas-assets', routes),
      dataBlock('lintas-words', words),
      `<script>${script}</script>`,
      ...shell.js.filter((url) => url !== main).map((url) => `<link rel="modulepreload" href="${url}">`),
      `<script type="module" src="${main}"></script>`,
    ].join('\n    ')
  const [now, late] = await Promise.all(['start-now', 'start-late'].map(inlineScript))
  return { ...pageWith(head, now, words), late: pageWith(head, late, words) }
}
