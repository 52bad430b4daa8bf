import core from '../locales/ri/core.json'
import kit from '../locales/ri/kit.json'

export const words = { core, kit }
