import { useNavigate, useWayBack } from '../hooks/use-navigate.tsx'
import { isPicking, withAddress } from './pick-path.ts'

/** Goes back with the address that was chosen to the page that wanted one, so that it lies in the history once. */
export const usePicked = (): ((pick: string, addressId: string) => void) => {
  const navigate = useNavigate()
  const wayBack = useWayBack()
  return (pick, addressId) => {
    const path = withAddress(pick, addressId)
    if (!wayBack(isPicking(pick), path)) navigate(path, { replace: true })
  }
}
