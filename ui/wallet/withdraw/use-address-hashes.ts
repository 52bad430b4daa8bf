import { useState } from 'react'
import type { AddressHashes } from '../../../domain/wallet/chain-address.ts'
import { useApp } from '../../hooks/use-app.ts'

type Hashes = {
  readonly hashes: AddressHashes | undefined
  /** Fetches them, once; undefined when they cannot be had. */
  readonly load: () => Promise<AddressHashes | undefined>
}

/** What the checksum of a typed address is judged by. */
export const useAddressHashes = (): Hashes => {
  const { wallet } = useApp()
  const [hashes, setHashes] = useState<AddressHashes>()
  const load = async (): Promise<AddressHashes | undefined> => {
    if (hashes) return hashes
    const loaded = await wallet.loadAddressHashes()
    if (!loaded.ok) return undefined
    setHashes(loaded.value)
    return loaded.value
  }
  return { hashes, load }
}
