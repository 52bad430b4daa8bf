import core from '../locales/ri/core.json'
import kit from '../locales/ri/kit.json'
import offline from '../locales/ri/offline.json'

export const words = { core, kit, offline }

/** The list of this language's files comes with its first words, not with the shell. */
export const load = async (context: string): Promise<unknown> => import(`../locales/ri/${context}.json`)
