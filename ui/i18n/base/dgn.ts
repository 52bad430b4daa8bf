import core from '../locales/dgn/core.json'
import kit from '../locales/dgn/kit.json'
import offline from '../locales/dgn/offline.json'

export const words = { core, kit, offline }

/** The list of this language's files comes with its first words, not with the shell. */
export const load = async (context: string): Promise<unknown> => import(`../locales/dgn/${context}.json`)
