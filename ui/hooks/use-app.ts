import { createContext, useContext } from 'react'
import type { App } from '../../application/app.ts'
import { Defect } from '../../domain/shared/result.ts'

export const AppContext = createContext<App | undefined>(undefined)

class MissingAppError extends Defect {
  override readonly name = 'MissingAppError'
}

/** The one object a screen asks: its streams for what is, its use-cases for what to do. */
export const useApp = (): App => {
  const app = useContext(AppContext)
  if (!app) throw new MissingAppError('a component that needs the App stands outside <AppContext>')
  return app
}
