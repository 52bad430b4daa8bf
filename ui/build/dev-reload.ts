// Stands in every page of `npm run dev`: once the build or the server is another than the one that made the page, it is loaded
// again. A server that restarts breaks the stream; the browser opens it anew by itself.
const builds = new EventSource('/dev/reload')
let first: string | undefined

builds.addEventListener('message', ({ data }: MessageEvent<string>) => {
  first ??= data
  if (data !== first) location.reload()
})
