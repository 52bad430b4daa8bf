import core from '../locales/zh-cn/core.json'
import kit from '../locales/zh-cn/kit.json'

export const words = { core, kit }
