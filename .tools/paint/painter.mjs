import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { paintFullPage } from './page.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const read = (name) => fs.readFileSync(path.join(here, name), 'utf8')

/** An answer to the face from what the host said; how the face spells "no answer" too. */
const answered = async (ask, url) => {
  try {
    const text = await ask(url)
    return { text, result: { ok: true, value: { status: 200, json: JSON.parse(text) } } }
  } catch {
    return { text: undefined, result: { ok: false, fault: { kind: 'offline' } } }
  }
}

/**
 * Draws pages for visitors with the face's own code and the host's answers: for any host that runs Node.
 * `ask(url, language)` gives the JSON text of a GET call of the API. A page holds nothing private: there is no token.
 */
export const createPainter = async ({ ask, publicDir = path.join(here, '..', 'public') }) => {
  const site = JSON.parse(read('site.json'))
  const { createApp, stillHost } = await import('./still-app.mjs')
  const { drawFirstPaint } = await import(`./${site.entry}`)
  const styles = new Map()
  const styleOf = (href) => {
    if (!styles.has(href)) styles.set(href, fs.readFileSync(path.join(publicDir, href), 'utf8'))
    return styles.get(href)
  }

  return async (url, language) => {
    const answers = {}
    const http = {
      send: async ({ method, url: called }) => {
        if (method !== 'GET') return { ok: false, fault: { kind: 'offline' } }
        const { text, result } = await answered((wanted) => ask(wanted, language), called)
        if (text !== undefined) answers[called] = text
        return result
      },
    }
    const app = createApp(stillHost(language, http), { baseUrl: '' })
    const paint = await drawFirstPaint(app, url, language, { isFull: true })
    const route = paint && site.manifest.routes[paint.name]
    // Without an answer the page says so and tries again in the browser: nothing to keep and send to others.
    if (!route) return undefined
    return { ...paintFullPage(site, { paint, name: paint.name, language, answers, styleOf }), answers }
  }
}
