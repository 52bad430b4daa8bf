import core from '../locales/en/core.json'
import kit from '../locales/en/kit.json'
import offline from '../locales/en/offline.json'

export const words = { core, kit, offline }

/** The list of this language's files comes with its first words, not with the shell. */
export const load = async (context: string): Promise<unknown> => import(`../locales/en/${context}.json`)
