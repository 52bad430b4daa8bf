import core from '../locales/dgn/core.json'
import kit from '../locales/dgn/kit.json'

export const words = { core, kit }
