import { statSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Stoppable } from '../time/clock.ts'

/** Says to the pages that are open which build the server serves, and what follows when it is another. */
export type DevReload = Stoppable & { readonly stream: () => Response }

const encoder = new TextEncoder()

/**
 * For `npm run dev` alone: takes up each new build of the pages (`site.json` beside the public folder, which a build writes last) and
 * tells the pages that were made by the one before.
 */
export const watchBuild = (publicDir: string, reloadPages: () => Promise<void>): DevReload => {
  const site = join(publicDir, '..', 'site.json')
  const idOf = (): string => String(statSync(site, { throwIfNoEntry: false })?.mtimeMs)
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()
  let known = idOf()
  const tell = (to: ReadableStreamDefaultController<Uint8Array>): void =>
    to.enqueue(encoder.encode(`retry: 100\ndata: ${known}\n\n`))
  const watcher = watch(dirname(site), (_, name) => {
    const now = idOf()
    if (name !== basename(site) || now === known) return
    known = now
    void reloadPages().then(() => open.forEach(tell))
  })
  return {
    stream: () => {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          own = controller
          open.add(controller)
          tell(controller)
        },
        cancel: () => void (own && open.delete(own)),
      })
      return new Response(body, {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
      })
    },
    stop: async () => {
      watcher.close()
      for (const one of open) one.close()
      open.clear()
    },
  }
}
