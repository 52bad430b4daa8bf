/** What this browser keeps for the page. Undefined where it keeps nothing: with cookies blocked, asking for it throws. */
export const deviceStorage = (): Storage | undefined => {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** What was chosen on this device under a name; undefined where nothing was, or nothing is kept. */
export const readChoice = (name: string): string | undefined => {
  try {
    return deviceStorage()?.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a choice. Where nothing can be kept (private mode, full) it is none. */
export const keepChoice = (name: string, value: string): void => {
  try {
    deviceStorage()?.setItem(name, value)
  } catch {
    // The switch goes back by itself when the page is opened again.
  }
}
