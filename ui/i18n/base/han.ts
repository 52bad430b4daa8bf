import core from '../locales/han/core.json'
import kit from '../locales/han/kit.json'
import offline from '../locales/han/offline.json'

export const words = { core, kit, offline }

/** The list of this language's files comes with its first words, not with the shell. */
export const load = async (context: string): Promise<unknown> => import(`../locales/han/${context}.json`)
