import { useEffect, useRef, useState } from 'react'
import { useApp, useStream } from '../hooks/use-app.ts'
import { stepsBackTo, useNavigate, useWayBack } from '../hooks/use-navigate.tsx'

const isEntry = (path: string): boolean => /^\/(login|register|forgotPassword)\b/i.test(path)

/**
 * Leads to the page that asked for the sign-in (requirement S5). When the shopper came from there, by stepping back to
 * it: put in this page's place it would lie in the history twice.
 */
export const useReturn = (): (() => void) => {
  const { session } = useApp()
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const hasLeft = useRef(false)
  return () => {
    if (hasLeft.current) return
    hasLeft.current = true
    const path = session.takeReturnPath()
    const isIt = (at: string): boolean => at === (path === '/' ? '/home' : path)
    const isBehind = stepsBackTo(isIt) === stepsBackTo((at) => !isEntry(at))
    if (!isBehind || !wayBack(isIt)) navigate(path, { replace: true })
  }
}

/** A visitor who signs in in another tab is signed in here too: a form that still stands, and is not being sent, leads on. */
export const useFollowSignIn = (form: { readonly isBusy: boolean }, goOn: () => void): void => {
  const { session } = useApp()
  const isIn = useStream(session.session$).kind === 'signed-in'
  // Who is signed in already and comes here, comes on purpose.
  const [wasIn] = useState(isIn)
  useEffect(() => {
    if (isIn && !wasIn && !form.isBusy) goOn()
  })
}
