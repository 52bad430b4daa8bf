import { useCallback } from 'react'
import { type Action, useAction, useSurroundings } from './use-app.ts'
/** Copies a text to the clipboard and says so in a toast, or why it failed (requirement S9). */
export const useCopy = (): ((text: string) => Promise<boolean>) => {
  const { notices } = useSurroundings()
  return useCallback(
    async (text: string) => {
      // Pages without HTTPS have no clipboard.
      const clipboard: Clipboard | undefined = globalThis.navigator?.clipboard
      if (!clipboard) {
        notices.show('error', { kind: 'key', key: 'core.copyNeedsHttps' })
        return false
      }
      try {
        await clipboard.writeText(text)
        notices.show('success', { kind: 'key', key: 'core.copied' })
        return true
      } catch {
        notices.show('error', { kind: 'key', key: 'core.copyFail' })
        return false
      }
    },
    [notices],
  )
}

/** Shares the page's address by the system's sheet; copies it where there is none. */
export const useShare = (title: string): Action<[], void> => {
  const copy = useCopy()
  return useAction(async () => {
    const url = window.location.href
    if (!navigator.share) return void (await copy(url))
    try {
      await navigator.share({ title, url })
    } catch (cause) {
      // Closing the system's sheet is not a failure; otherwise fall back to copying.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) await copy(url)
    }
  })
}

/** Downloads a text as a file. */
export const saveFile = (name: string, mediaType: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
