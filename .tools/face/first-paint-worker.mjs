import { parentPort, workerData } from 'node:worker_threads'

// A thread of its own: the face leaves channels and timers open, which would keep the build from ending.
const { appUrl, paintUrl, pages, languages } = workerData
const { createApp, createServerRenderingHost } = await import(appUrl)
const { drawFirstPaint } = await import(paintUrl)
const paints = {}
for (const [name, { url, isOfShopper }] of Object.entries(pages)) {
  for (const language of languages) {
    const app = createApp(createServerRenderingHost(language), { baseUrl: '' })
    const paint = await drawFirstPaint(app, url, language, { isOfShopper })
    if (paint) paints[name] = { ...paints[name], [language]: { ...paint, isOfShopper } }
  }
}
parentPort.postMessage(paints)
