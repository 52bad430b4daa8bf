import core from '../locales/dgn/core.json'
import kit from '../locales/dgn/kit.json'

export const words = { core, kit }

/** The list of this language's files comes with its first words, not with the shell. */
export const load = async (context: string): Promise<unknown> => import(`../locales/dgn/${context}.json`)
