// Chromium on a Linux desktop asks other processes about each weight and size of the system's font, and waits: most of
// the first layout's time, 10 to 50 ms in one piece (docs/decisions/0028). Asked for one by one before it, they hold up
// nothing. Nobody else asks, phones least of all.
export const askForFonts = (fonts) => {
  if (!window.scheduler?.postTask || !navigator.platform.startsWith('Linux x')) return
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  for (const font of fonts) {
    const ask = () => {
      pen.font = `${font}px system-ui`
      pen.measureText(document.title)
    }
    scheduler.postTask(ask, { priority: 'user-blocking' })
  }
}
