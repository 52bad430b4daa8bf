import core from '../locales/tai/core.json'
import kit from '../locales/tai/kit.json'
import offline from '../locales/tai/offline.json'

export const words = { core, kit, offline }

/** The list of this language's files comes with its first words, not with the shell. */
export const load = async (context: string): Promise<unknown> => import(`../locales/tai/${context}.json`)
