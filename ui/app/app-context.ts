import { createContext } from 'react'
import type { App } from '../../application/app.ts'

/** The one object that the face may touch. `ui/main.tsx` and tests provide it. */
export const AppContext = createContext<App | undefined>(undefined)
