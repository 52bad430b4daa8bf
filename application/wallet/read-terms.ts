import { centsOf, firstTextOf, listOf, numberOf, readRows, secondsOf, textOf } from '../../domain/api/read.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import { parseCents } from '../../domain/shared/money.ts'
import { DEFAULT_SERVICE_CHARGE, parseServiceCharge } from '../../domain/wallet/fee.ts'
import { ADDRESS_MOST, type RechargeNetwork } from '../../domain/wallet/network.ts'
import type { WithdrawalTerms } from '../../domain/wallet/withdrawal.ts'
import { readRecipient } from './read-records.ts'
import type { WalletReceipt } from './wallet-context.ts'

/** The networks of getBlockchain (api.md 6); those without name or address are left out. */
export const readNetworks = (data: unknown) =>
  readRows(data, (row): RechargeNetwork | undefined => {
    const [name, address] = [textOf(row['network']), textOf(row['blockchain'])]
    if (name === '' || address === '' || address.length > ADDRESS_MOST) return undefined
    return {
      name,
      address,
      least: parseCents(row['min_amount']),
      confirmations: numberOf(row['confirm_num']),
      memo: textOf(row['memo']),
      tip: textOf(row['tip']),
      expiresAt: secondsOf(row['expire_time']),
    }
  })

/** The terms of a withdrawal: balance, service charge, networks (api.md 6, GET extract). */
export const readTerms = (data: unknown): WithdrawalTerms | undefined => {
  const row = fieldsOf(data)
  if (!row) return undefined
  const recipients = [
    ...(readRows(row['card_list'], readRecipient) ?? []),
    ...(readRows(row['chain_list'], readRecipient) ?? []),
  ]
  return {
    serviceCharge: parseServiceCharge(row['service_charge']) ?? DEFAULT_SERVICE_CHARGE,
    balance: centsOf(row['balance']),
    networks: listOf(row['network_list'])?.map(textOf),
    recipients,
  }
}

/** The receipt of a submission; servers may return nothing but success. */
export const readReceipt = (data: unknown): WalletReceipt => {
  const row = fieldsOf(data)
  return { number: row ? firstTextOf(row, 'extract_sn', 'order_sn') : '' }
}
