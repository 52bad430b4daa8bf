/** The folder of the build. */
export const DIST: string
/** Whether `folder` was made from the very sources that are here. */
export const isBuilt: (folder?: string) => boolean
/** Builds web app and server into `folder`. */
export const build: (folder?: string) => Promise<void>
