import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const TEMPLATE = 'ui/index.html'
const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Runs before anything else: asks for the code, style and words of the page at hand together with the
 * shell, where the shell would only find out what it needs after it has run.
 */
const earlyScript = (manifest) => {
  const routes = Object.fromEntries(
    manifest.routes
      .filter(({ js }) => js.length > 0)
      .map(({ segment, js, css, words }) => [segment, [js, css ?? '', words]]),
  )
  const data = JSON.stringify([routes, manifest.words])
  return `(d=>{const[r,w]=${data},s=location.pathname.split("/")[1].toLowerCase()||"home",l=(/(?:^|; )lintas_lang=([\\w-]+)/.exec(d.cookie)||[])[1],g=w[l]||w.dgn||{},p=r[s],a=(h,k)=>{const e=d.createElement("link");e.rel=k?"preload":"modulepreload";if(k)e.as=k;e.href=h;d.head.append(e)};for(const c of["base","core","kit"].concat(p?p[2]:[]))for(const h of g[c]||[])a(h);if(p){p[0].forEach(h=>a(h));if(p[1])a(p[1],"style")}})(document)`
}

const contentPolicy = (script) =>
  [
    "default-src 'none'",
    `script-src 'self' ${sha256(script)}`,
    "style-src 'self'",
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lintas',
  ].join('; ')

/** Fills the page template and gives the headers it has to be served with. */
export const writePages = async ({ manifest }, publicDir) => {
  const script = earlyScript(manifest)
  const assets = Object.fromEntries(
    manifest.routes.filter(({ css }) => css).map(({ name, css }) => [name, { css }]),
  )
  const [entry, ...others] = manifest.shell.js
  const head = [
    `<script>${script}</script>`,
    ...manifest.shell.css.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
    ...others.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="application/json" id="lintas-assets">${JSON.stringify(assets)}</script>`,
  ].join('\n')
  const html = fs.readFileSync(TEMPLATE, 'utf8').replace('<!-- head -->', () => head)
  fs.writeFileSync(path.join(publicDir, 'index.html'), html)
  return { csp: contentPolicy(script) }
}
