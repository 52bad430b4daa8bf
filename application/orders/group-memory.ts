import { fieldsOf } from '../../domain/shared/fields.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import { createDeviceMemory, PERSONAL } from '../shared/device-memory.ts'
import type { OrderGroup } from './read-checkout.ts'

const LIMIT = 10

/** Answers to submitting, kept on the device for servers without a call to reload a group of orders. */
export type GroupMemory = {
  readonly keep: (group: OrderGroup) => void
  readonly find: (tradeNumber: string) => OrderGroup | undefined
}

const readGroup = (item: unknown): OrderGroup | undefined => {
  const group = fieldsOf(item)
  const isWhole =
    typeof group?.['tradeNumber'] === 'string' &&
    Number.isSafeInteger(group['amount']) &&
    Array.isArray(group['orderIds']) &&
    Array.isArray(group['payees'])
  return isWhole ? (item as OrderGroup) : undefined
}

/** Remembers on the device which orders are paid together. */
export const createGroupMemory = ({ device }: { readonly device: StoragePort }): GroupMemory => {
  // Separate storage: clearing the device's history must not lose unpaid groups.
  const { list$, update } = createDeviceMemory({ device }).remember(PERSONAL.groups, readGroup)
  return {
    keep: (group) =>
      update((groups) =>
        [group, ...groups.filter((known) => known.tradeNumber !== group.tradeNumber)].slice(0, LIMIT),
      ),
    find: (tradeNumber) => list$.value.find((group) => group.tradeNumber === tradeNumber),
  }
}
