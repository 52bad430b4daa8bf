import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Hono } from 'hono'
import { changedSettings } from '../../domain/api/shop-settings.ts'
import { knownPaths } from '../../domain/field-view/field-report.ts'
import type { BackendDeps } from './backend-deps.ts'
import { imOf } from './chat/gateway/gateway-part.ts'
import { mountImApi } from './chat/im-api/mount-im-api.ts'
import { missedOf } from './chat/wukongim/missed-messages.ts'
import { mountWebhook } from './chat/wukongim/webhook.ts'
import { createWebhookMessages } from './chat/wukongim/webhook-messages.ts'
import { wukongimOf } from './chat/wukongim/wukongim-part.ts'
import { artFolder, isArtName, isGoodsPicture } from './files/art.ts'
import { servePrivateFile, serveUpload } from './files/uploaded-files.ts'
import { mountApi } from './http/api.ts'
import { callerOf, isFromThisMachine, originOf, warnOfUnknownProxy } from './http/caller.ts'
import { createConfiguredPages } from './http/configured-pages.ts'
import { crossOrigin } from './http/cross-origin.ts'
import { mountFieldView } from './http/field-view.ts'
import { SETTINGS_FILE } from './http/load-settings.ts'
import type { Route } from './http/route.ts'
import { securityHeaders } from './http/security-headers.ts'
import { mountServing, type Readiness } from './http/serving.ts'
import { serveForever, serveWebApp } from './http/static-files.ts'
import { MAILBOX_POLICY, mailPage } from './mail/outbox.ts'
import { brandManifest, isBranded } from './pages/brand-files.ts'
import { createCounterPage } from './pages/counter-page.ts'
import { pageOf, type Site } from './pages/page-template.ts'
import { pagesOf, serveForCrawlers } from './pages/search-engines.ts'
import type { RenderedPages } from './pages/serve-rendered.ts'
import { mountStaffApi, type StaffBindings, type StaffRoute } from './staff/staff-route.ts'

const UPLOAD_NAME = /^[0-9a-f]{32}\.(jpg|png|gif|webp|bmp)$/

/**
 * Parts of the build besides its files: the page templates, and in development the stream that announces new builds.
 */
type Built = {
  readonly site?: Site | undefined
  readonly reload?: (() => Response | undefined) | undefined
}

/** Everything that the server serves on its origin: API, art, uploads, and web app. */
export const createHttpApp = (
  routes: readonly Route[],
  deps: BackendDeps,
  rendered?: RenderedPages,
  readiness: Readiness = { isDraining: false },
  staff: readonly StaffRoute[] = [],
  { site, reload }: Built = {},
): Hono<{ Bindings: StaffBindings }> => {
  const app = new Hono<{ Bindings: StaffBindings }>()
  const { publicDir, goodsDir } = deps.config
  const { settings, brandPictures } = deps
  const headers = securityHeaders(publicDir, settings, deps.config.wukongim?.sockets)
  const pages = createConfiguredPages(
    settings,
    site && (() => pageOf(site, undefined, { settings, hasSettings: true })),
  )
  const { allowedOrigins } = deps.config
  app.use('*', warnOfUnknownProxy(deps.config.proxies, deps.log))
  if (allowedOrigins.length > 0) app.use('/api/*', crossOrigin(allowedOrigins))
  // Uploads are only displayed as pictures; browsers must not interpret them as pages.
  const fileHeaders = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" }
  const art = artFolder()
  mountServing(app, deps, readiness)
  mountFieldView(app, deps, settings.fieldView, {
    pages: new Set(Object.values(site?.routes ?? {}).map(({ path }) => path)),
    paths: knownPaths(routes.map(({ path }) => path)),
  })
  mountStaffApi(app, staff, deps)
  mountApi(app, routes, deps)
  const { imManagerToken } = deps.config
  const { wukongim } = deps.config
  const cluster = wukongimOf(deps)
  if (cluster && wukongim?.webhookSecret)
    mountWebhook(app, cluster, createWebhookMessages(deps), wukongim.webhookSecret, () => missedOf(deps))
  if (imManagerToken && !wukongim) mountImApi(app, deps, imOf(deps), imManagerToken)
  app.get('/art/:name', (context) => {
    const name = context.req.param('name')
    return isArtName(name) ? serveForever(context.req.raw, art, name, fileHeaders) : context.notFound()
  })
  // Any edition returns today's pictures: rows seeded earlier refer to older ones.
  app.get('/goods/:edition/:name', (context) => {
    const name = context.req.param('name')
    if (goodsDir === undefined || !isGoodsPicture(name)) return context.notFound()
    return serveForever(context.req.raw, goodsDir, name, fileHeaders)
  })
  app.get('/upload/:name', (context) => {
    const name = context.req.param('name')
    if (deps.files === undefined || !UPLOAD_NAME.test(name)) return context.notFound()
    return serveUpload(context.req.raw, deps.files, name, fileHeaders)
  })
  app.get('/private/:name', (context) => servePrivateFile(context.req.raw, context.req.param('name'), deps))
  if (reload) app.get('/dev/reload', (context) => reload() ?? context.notFound())
  if (deps.config.demo.showsMails) {
    app.get('/dev/mails', async (context) => {
      const caller = callerOf(context.req.raw, context.env, deps.config.proxies)
      if (!isFromThisMachine(context.req.raw, caller)) return context.notFound()
      return context.html(await mailPage(deps.database), 200, {
        ...headers,
        'content-security-policy': MAILBOX_POLICY,
        'cache-control': 'no-store',
      })
    })
  }
  app.get(`/${SETTINGS_FILE}`, (context) =>
    context.json(changedSettings(settings), 200, { ...headers, 'cache-control': 'no-cache' }),
  )
  app.get('/brand/:name', (context) => {
    const file = brandPictures[`/brand/${context.req.param('name')}`]
    return file === undefined
      ? context.notFound()
      : serveForever(context.req.raw, dirname(file), basename(file), fileHeaders)
  })
  if (publicDir !== undefined && isBranded(settings.brand)) {
    app.get('/:file{manifest(?:\\.[\\w-]+)?\\.webmanifest}', async (context) => {
      const text = await readFile(join(publicDir, context.req.param('file')), 'utf8').catch(() => undefined)
      if (text === undefined) return context.notFound()
      const manifest = brandManifest(JSON.parse(text), { settings, pictures: brandPictures })
      const all = { ...headers, 'cache-control': 'no-cache', 'content-type': 'application/manifest+json' }
      return context.body(JSON.stringify(manifest), 200, all)
    })
  }
  for (const path of ['/robots.txt', '/:file{sitemap[\\w-]*\\.xml}'])
    app.get(path, ({ req }) =>
      serveForCrawlers(deps.database, req.raw, originOf(req.raw, deps.config.proxies)),
    )
  const counter = publicDir && createCounterPage(publicDir, headers, settings, wukongim?.sockets ?? [])
  // Its files are below this path and have an extension.
  if (counter) app.get('/counter/:path{[^.]*}?', ({ req }) => counter(req.raw))
  const isPage = pagesOf(site)
  // Pages whose API is on another server cannot be rendered here.
  const render = settings.apiBase === '' ? rendered : undefined
  app.get('*', (context) => {
    const { proxies } = deps.config
    const visit = {
      caller: callerOf(context.req.raw, context.env, proxies),
      origin: originOf(context.req.raw, proxies),
    }
    const renderPage = render && (() => render(context.req.raw, headers, visit, settings))
    return publicDir === undefined
      ? context.notFound()
      : serveWebApp(context.req.raw, publicDir, headers, pages, renderPage, isPage)
  })
  // A form of a page, sent where scripts are off: the page again, which says what it needs.
  app.post('*', (context) => {
    const { pathname, search } = new URL(context.req.url)
    return site && isPage(pathname) ? context.redirect(pathname + search, 303) : context.notFound()
  })
  return app
}
