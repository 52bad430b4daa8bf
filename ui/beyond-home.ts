import './app/shell-chunk.ts'
import { beyondHomeModules } from '../adapters/container/beyond-home-modules.ts'

/** The part of the composition root that is loaded with the first page other than a visitor's home page (decision 1). */
export const beyondHome = { modules: beyondHomeModules }
