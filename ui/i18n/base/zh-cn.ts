import core from '../locales/zh-cn/core.json'
import kit from '../locales/zh-cn/kit.json'
import offline from '../locales/zh-cn/offline.json'

export const words = { core, kit, offline }

/** The list of this language's files comes with its first words, not with the shell. */
export const load = async (context: string): Promise<unknown> => import(`../locales/zh-cn/${context}.json`)
