import { createConsoleLog } from '../log/console-log.ts'

const FILE = '/lintas.config.json'

const isAnySet = (settings: unknown): boolean =>
  typeof settings === 'object' && settings !== null && Object.keys(settings).length > 0

/**
 * What the host has set (docs/configuration.md): within the page, or in a file of its own. Undefined where nothing is set, and where
 * that file cannot be had, which is told to whoever runs the shop.
 */
export const readPageSettings = async (page: Document = document): Promise<unknown> => {
  try {
    const block = page.getElementById('lintas-config')?.textContent
    const settings = block ? JSON.parse(block) : await (await fetch(FILE)).json()
    return isAnySet(settings) ? settings : undefined
  } catch (cause) {
    const log = createConsoleLog(() => true)
    log.write('warn', FILE, {
      problem: `${cause instanceof Error ? cause.message : cause}. Defaults are used.`,
    })
    return undefined
  }
}
