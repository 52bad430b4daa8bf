import type { Hono } from 'hono'
import type { BackendDeps } from '../backend-deps.ts'
import { isSameSecret } from '../secrets/passwords.ts'
import { callerOf, type HostBindings, isFromThisMachine } from './caller.ts'

/** Whether this process accepts requests; load balancers check /readyz. */
export type Readiness = { isDraining: boolean }

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
const LIMIT_MS = 2_000

const notReady = (why: string): Response => new Response(`${why}\n`, { status: 503, headers: PLAIN })

const isAnswering = async ({ database, clock }: BackendDeps): Promise<boolean> => {
  let timer: { cancel(): void } | undefined
  const timeout = new Promise<boolean>((done) => {
    timer = clock.after(LIMIT_MS, () => done(false))
  })
  const query = database.query('select 1').then(
    () => true,
    () => false,
  )
  const answered = await Promise.race([query, timeout])
  timer?.cancel()
  return answered
}

/**
 * Endpoints for operators: /healthz (the process runs), /readyz (it has a database and is not shutting down) and
 * /metrics (Prometheus; only from this machine, or with LINTAS_METRICS_TOKEN).
 */
export const mountServing = (
  app: Hono<{ Bindings: HostBindings }>,
  deps: BackendDeps,
  readiness: Readiness,
): void => {
  const { metricsToken } = deps.config
  app.get('/healthz', () => new Response('ok\n', { headers: PLAIN }))
  app.get('/readyz', async () => {
    if (readiness.isDraining) return notReady('draining')
    if (!(await isAnswering(deps))) return notReady('no database')
    return new Response('ready\n', { headers: PLAIN })
  })
  app.get('/metrics', (context) => {
    const request = context.req.raw
    const isKnown =
      metricsToken === undefined
        ? isFromThisMachine(request, callerOf(request, context.env, deps.config.proxies))
        : isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${metricsToken}`)
    if (!isKnown) return new Response('Not found\n', { status: 404, headers: PLAIN })
    const headers = { ...PLAIN, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }
    return new Response(deps.metrics.text(), { headers })
  })
}
