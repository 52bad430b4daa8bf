import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { paintFullPage } from './page.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const read = (name) => fs.readFileSync(path.join(here, name), 'utf8')

/** An answer to the face from what the host said; how the face spells "no answer" too. */
const answered = async (ask, call) => {
  try {
    const text = await ask(call)
    return { text, result: { ok: true, value: { status: 200, json: JSON.parse(text) } } }
  } catch {
    return { text: undefined, result: { ok: false, fault: { kind: 'offline' } } }
  }
}

/** Calls that are no GET and yet change nothing. */
const READING = ['/api/chat/getChannelMessage']

/**
 * Draws pages with the face's own code and the host's answers: for any host that runs Node.
 * `ask({ url, language, token, body })` gives the JSON text of a call of the API. Without a token a page holds nothing
 * private. With one it holds what is theirs, but neither answers nor token, and is for nobody else: it is not to
 * be kept anywhere. Undefined for a shopper whose chat does not open: the page of the build says why.
 */
export const createPainter = async ({ ask, publicDir = path.join(here, '..', 'public') }) => {
  const site = JSON.parse(read('site.json'))
  const { createApp } = await import('./create-app.js')
  const { createServerRenderingHost } = await import('./server-rendering-host.js')
  const { drawFirstPaint } = await import(`./${site.entry}`)
  const files = new Map()
  const fileOf = (href) => {
    if (!files.has(href)) files.set(href, fs.readFileSync(path.join(publicDir, href), 'utf8'))
    return files.get(href)
  }

  return async (url, language, token) => {
    const answers = {}
    const http = {
      send: async ({ method, url: called, body }) => {
        const isReading = method === 'GET' || (token && READING.includes(called))
        if (!isReading) return { ok: false, fault: { kind: 'offline' } }
        const { text, result } = await answered(ask, {
          url: called,
          language,
          token,
          body: body && JSON.stringify(body.json),
        })
        // The first is what the page was drawn with.
        if (text !== undefined && !token) answers[called] ??= text
        return result
      },
    }
    const faults = []
    const log = { write: (level, event) => void (level === 'error' && faults.push(event)) }
    const app = createApp(createServerRenderingHost(language, http, token, log), { baseUrl: '' })
    const paint = await drawFirstPaint(app, url, language, { isFull: true })
    const chat = app.messaging.chat$.value
    if (chat.phase === 'open') await chat.chat.client.dispose()
    // What broke in the middle is not sent half drawn; the log of the host names it.
    if (token && faults.length > 0)
      throw new Error(`A shopper's page broke: ${[...new Set(faults)].join(', ')}.`)
    if (token && chat.phase !== 'open') return undefined
    const route = paint && site.heads[paint.name]
    // Without an answer the page says so and tries again in the browser: nothing to keep and send to others.
    if (!route) return undefined
    const drawn = { ...paint, isOfShopper: token !== undefined }
    return { ...paintFullPage(site, { paint: drawn, name: paint.name, language, answers, fileOf }), answers }
  }
}
