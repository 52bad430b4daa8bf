import type { StoragePort } from '../../application/ports/storage-port.ts'
import { createLocalStorage } from './local-storage.ts'
import { createMemoryStorage } from './memory-storage.ts'

/** sessionStorage: values of this tab alone, over reloads. In memory where the page may not have it. */
export const createSessionStorage = (area: () => Storage = () => sessionStorage): StoragePort => {
  try {
    return createLocalStorage(area())
  } catch {
    return createMemoryStorage()
  }
}
