import { useCallback } from 'react'
import type { CartLine } from '../../domain/cart/cart.ts'
import { useApp } from '../hooks/use-app.ts'

/** Takes lines out and offers to put them back for as long as the toast is there. */
export const useRemoveLines = (): ((lines: readonly CartLine[]) => void) => {
  const { cart, notices, session } = useApp()
  return useCallback(
    (lines: readonly CartLine[]) => {
      if (lines.length === 0) return
      const owner = session.session$.value
      const restore = (): void => {
        const now = session.session$.value
        // Whoever has signed out leaves nothing to the next one; a visitor who has signed in goes on.
        if (owner.kind === 'signed-in' && (now.kind === 'visitor' || now.token !== owner.token)) return
        // The newest line comes first in the cart: put back in reverse, they stand as they stood.
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
