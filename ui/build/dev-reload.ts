// Part of every page in `npm run dev`: reloads it when the build or the server has changed. A restarting server
// breaks the stream; the browser reconnects automatically.
const builds = new EventSource('/dev/reload')
let first: string | undefined

builds.addEventListener('message', ({ data }: MessageEvent<string>) => {
  first ??= data
  if (data !== first) location.reload()
})
