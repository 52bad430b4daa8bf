import { useCallback } from 'react'
import type { NotSignedIn } from '../../application/catalogue/catalogue-context.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import { useApp } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'

type Answer = Promise<Result<unknown, ApiFault | NotSignedIn>>

/** Sends a visitor whose action needs an account to sign in, and back here afterwards. The toast is already shown. */
export const useSignInFirst = (): ((answer: Answer) => Promise<void>) => {
  const { session } = useApp()
  const navigate = useNavigate()
  return useCallback(
    async (answer) => {
      const result = await answer
      if (result.ok || result.fault.kind !== 'not-signed-in') return
      session.keepReturnPath(window.location.pathname + window.location.search)
      navigate('/login')
    },
    [session, navigate],
  )
}
