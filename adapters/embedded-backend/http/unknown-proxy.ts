import type { MiddlewareHandler } from 'hono'
import type { LogPort } from '../../../application/ports/log-port.ts'

/**
 * Says once that requests come through more proxies than the server was told of: then all visitors share one count
 * of tries and rendered pages. Nobody's address is written. A caller may have invented the header, so it is a warning.
 */
export const warnOfUnknownProxy = (proxies: number, log: Pick<LogPort, 'write'>): MiddlewareHandler => {
  let isSaid = false
  return async (context, next) => {
    const seen = isSaid ? undefined : context.req.header('x-forwarded-for')
    const entries = seen?.split(',').length ?? 0
    if (seen !== undefined && (proxies === 0 || entries < proxies)) {
      isSaid = true
      log.write('warn', 'proxies-not-as-told', {
        told: proxies,
        entries,
        see: 'LINTAS_PROXIES in docs/serving.md',
      })
    }
    await next()
  }
}
