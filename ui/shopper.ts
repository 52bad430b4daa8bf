import './app/shell-chunk.ts'
import { shopperModules } from '../adapters/container/shopper-modules.ts'

/** The part of the composition root that is loaded with the first page of a signed-in shopper (decision 1). */
export const shopper = { modules: shopperModules }
