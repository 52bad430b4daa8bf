import { useEffect, useRef, useState } from 'react'
import { useApp, useStream } from '../hooks/use-app.ts'
import { stepsBackTo, useNavigate, useWayBack } from '../hooks/use-navigate.tsx'

const isEntry = (path: string): boolean => /^\/(login|register|forgotPassword)\b/i.test(path)

/**
 * Goes to the page that required signing in (requirement S5). If the shopper came from there, by going back:
 * replacing this page by it would put it into the history twice.
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

/** After signing in in another tab, this tab leaves the form too, unless it is being submitted. */
export const useFollowSignIn = (form: { readonly isBusy: boolean }, goOn: () => void): void => {
  const { session } = useApp()
  const isIn = useStream(session.session$).kind === 'signed-in'
  // A signed-in shopper who opens this page does so on purpose.
  const [wasIn] = useState(isIn)
  useEffect(() => {
    if (isIn && !wasIn && !form.isBusy) goOn()
  })
}
