import type { ScreenLoader } from './screen.ts'

/**
 * The screen of each route by the route's name; each is a chunk of its own, loaded when it is first needed.
 * One line of this form when a screen lands (the build reads them too):
 *
 *     home: async () => (await import('../catalogue/HomeScreen.tsx')).HomeScreen,
 */
export const SCREENS: Readonly<Record<string, ScreenLoader>> = {}
