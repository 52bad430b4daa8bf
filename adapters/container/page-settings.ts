import { createConsoleLog } from '../log/console-log.ts'

const FILE = '/lintas.config.json'

const isAnySet = (settings: unknown): boolean =>
  typeof settings === 'object' && settings !== null && Object.keys(settings).length > 0

/**
 * The host's settings (docs/configuration.md): inside the page, or in a file of its own. Undefined where there are
 * none, and where the file cannot be loaded, which is logged.
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
