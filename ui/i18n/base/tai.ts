import core from '../locales/tai/core.json'
import kit from '../locales/tai/kit.json'

export const words = { core, kit }
