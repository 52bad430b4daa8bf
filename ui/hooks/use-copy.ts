import { useCallback } from 'react'
import { useApp } from './use-app.ts'

/** Puts a text on the clipboard and says so in a toast, or why it could not (requirement S9). */
export const useCopy = (): ((text: string) => Promise<boolean>) => {
  const { notices } = useApp()
  return useCallback(
    async (text: string) => {
      // A page without HTTPS has no clipboard at all.
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
