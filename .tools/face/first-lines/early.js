export const answers = {}
// What was done before the code was there, for it to do again (ui/app/start/held-input.ts).
export const held = []
export const early = { token: '', askedAt: Date.now(), answers, held }
window.lintasEarly = early
// Held for the settings, where installing is offered (ui/device/install-offer.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  early.install = event
})
