import { statSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Stoppable } from '../time/clock.ts'

/** A stream that tells open pages which build the server has, and when there is a new one. */
export type DevReload = Stoppable & { readonly stream: () => Response }

const encoder = new TextEncoder()

/**
 * For `npm run dev` only: picks up each new build of the pages (`site.json` next to the public folder, which a build
 * writes last) and notifies open pages.
 */
export const watchBuild = (publicDir: string, reloadPages: () => Promise<void>): DevReload => {
  const site = join(publicDir, '..', 'site.json')
  const idOf = (): string => String(statSync(site, { throwIfNoEntry: false })?.mtimeMs)
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()
  let known = idOf()
  const sendReload = (to: ReadableStreamDefaultController<Uint8Array>): void =>
    to.enqueue(encoder.encode(`retry: 100\ndata: ${known}\n\n`))
  const watcher = watch(dirname(site), (_, name) => {
    const now = idOf()
    if (name !== basename(site) || now === known) return
    known = now
    void reloadPages().then(() => open.forEach(sendReload))
  })
  return {
    stream: () => {
      let opened: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          opened = controller
          open.add(controller)
          sendReload(controller)
        },
        cancel: () => void (opened && open.delete(opened)),
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
