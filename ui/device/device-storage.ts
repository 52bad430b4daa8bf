/** The browser's local storage. Undefined where it is blocked: accessing it then throws. */
export const deviceStorage = (): Storage | undefined => {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** A choice stored on this device; undefined when there is none or storage is blocked. */
export const readChoice = (name: string): string | undefined => {
  try {
    return deviceStorage()?.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a choice; ignored where storage is full or blocked (private mode). */
export const keepChoice = (name: string, value: string): void => {
  try {
    deviceStorage()?.setItem(name, value)
  } catch {
    // The switch shows the default again when the page is reopened.
  }
}
