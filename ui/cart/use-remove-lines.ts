import { useCallback } from 'react'
import type { CartLine } from '../../domain/cart/cart.ts'
import { useApp } from '../hooks/use-app.ts'

/** Removes lines and offers to undo that while the toast is visible. */
export const useRemoveLines = (): ((lines: readonly CartLine[]) => void) => {
  const { cart, notices, session } = useApp()
  return useCallback(
    (lines: readonly CartLine[]) => {
      if (lines.length === 0) return
      const owner = session.session$.value
      const restore = (): void => {
        const now = session.session$.value
        // Not after a sign-out; a visitor who has signed in may continue.
        if (owner.kind === 'signed-in' && (now.kind === 'visitor' || now.token !== owner.token)) return
        // New lines are added at the top, so undoing in reverse restores the order.
        void (async () => {
          for (const { id: _, fault: __, ...item } of [...lines].reverse()) await cart.add(item)
        })()
      }
      void cart.remove(lines.map(({ id }) => id)).then((removed) => {
        if (!removed.ok) return
        notices.show(
          'info',
          { kind: 'key', key: 'cart.removed', with: { count: lines.length } },
          { key: 'cart.undo', run: restore },
        )
      })
    },
    [cart, notices, session],
  )
}
