import core from '../locales/han/core.json'
import kit from '../locales/han/kit.json'

export const words = { core, kit }
