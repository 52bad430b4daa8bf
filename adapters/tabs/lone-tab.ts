import type { TabsPort } from '../../application/ports/tabs-port.ts'

/** For hosts that have no other tabs. */
export const createLoneTab = (): TabsPort => ({
  announce: () => undefined,
  listen: () => ({ stop: () => undefined }),
})
