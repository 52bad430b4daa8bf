import core from '../locales/en/core.json'
import kit from '../locales/en/kit.json'

export const words = { core, kit }
