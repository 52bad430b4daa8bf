import { createHash } from 'node:crypto'
import fs from 'node:fs'
import esbuild from 'esbuild'
import { dataBlock } from '../paint/page.mjs'

/** The few lines that run before anything is loaded; minified, its hash goes into the policy. */
const inlineScript = async () => {
  const source = fs.readFileSync('.tools/face/first-lines.js', 'utf8')
  const { code } = await esbuild.transform(source, { minify: true, target: 'es2022', format: 'iife' })
  return code.trim()
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

/**
 * index.html: styles and modules of the shell, what each route and language needs (as data), and the lines
 * that start loading the route at hand before the shell has run. Gives the page and its policy.
 */
export const makePage = async ({ main, shell, routes, words }) => {
  const script = await inlineScript()
  const head = [
    ...(shell.css ? [`<link rel="stylesheet" href="${shell.css}">`] : []),
    dataBlock('lintas-assets', routes),
    dataBlock('lintas-words', words),
    `<script>${script}</script>`,
    ...shell.js.filter((url) => url !== main).map((url) => `<link rel="modulepreload" href="${url}">`),
    `<script type="module" src="${main}"></script>`,
  ].join('\n    ')
  const template = fs.readFileSync('ui/index.html', 'utf8')
  const html = template.replace('<!-- build:head -->', () => head)
  return { html, csp: policyWith(createHash('sha256').update(script).digest('base64')) }
}
