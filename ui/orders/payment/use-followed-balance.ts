import { useEffect } from 'react'
import { usePolling } from '../../hooks/loading/use-query.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
/**
 * Follows a balance that does not reach, from the moment somebody looks: a top-up may have passed while the shopper
 * was with the bank, and who is told of too little too long tops up twice.
 */
export const useFollowedBalance = (isShort: boolean): void => {
  const { session, lifecycle } = useApp()
  const { refreshUser } = session
  const isSeen = useStream(lifecycle.life$).isVisible
  useEffect(() => {
    if (isShort && isSeen) void refreshUser()
  }, [isShort, isSeen, refreshUser])
  usePolling(isShort, refreshUser)
}
