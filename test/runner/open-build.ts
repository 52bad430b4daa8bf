import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

type Tool = typeof import('../../.tools/build.mjs')

/** The build of page and server. */
export const openBuild = async (): Promise<Tool> =>
  (await import(pathToFileURL(resolve('.tools/build.mjs')).href)) as Tool
