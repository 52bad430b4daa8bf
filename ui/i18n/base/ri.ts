import core from '../locales/ri/core.json'
import kit from '../locales/ri/kit.json'

export const words = { core, kit }

/** The list of this language's files comes with its first words, not with the shell. */
export const load = async (context: string): Promise<unknown> => import(`../locales/ri/${context}.json`)
