import { centsOf, firstTextOf, listOf, numberOf, readRows, secondsOf, textOf } from '../../domain/api/read.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { type Cents, parseCents } from '../../domain/shared/money.ts'
import { DEFAULT_SERVICE_CHARGE, parseServiceCharge } from '../../domain/wallet/fee.ts'
import { ADDRESS_MAX_LENGTH, type RechargeNetwork } from '../../domain/wallet/network.ts'
import { RECHARGE_METHODS } from '../../domain/wallet/recharge.ts'
import type { Recipient } from '../../domain/wallet/recipient.ts'
import {
  AUDIT_STATUSES,
  BILL_FILTERS,
  type BillEntry,
  type BillType,
  type RechargeRecord,
  type WithdrawalRecord,
  type Written,
} from '../../domain/wallet/records.ts'
import type { WithdrawalTerms } from '../../domain/wallet/withdrawal.ts'
import type { WalletReceipt } from './wallet-context.ts'

/** Seconds, or a formatted text that is shown unchanged (api.md 1). */
const writtenOf = (row: Fields): Written => ({
  createdAt: secondsOf(row['timestamp']) ?? secondsOf(row['createtime']),
  createdText: firstTextOf(row, 'createtime', 'create_time'),
})

// An unknown status counts as under audit.
const statusOf = (row: Fields) => AUDIT_STATUSES[numberOf(row['status']) ?? 0] ?? 'under-audit'

/** A row of recharge_log (api.md 6); undefined without id or amount. */
export const readRecharge = (row: Fields): RechargeRecord | undefined => {
  const id = firstTextOf(row, 'recharge_id', 'id')
  const amount = parseCents(row['price'])
  if (id === '' || amount === undefined) return undefined
  return {
    ...writtenOf(row),
    id,
    number: firstTextOf(row, 'order_sn', 'recharge_sn'),
    method: RECHARGE_METHODS[numberOf(row['recharge_type']) ?? 0] ?? 'manual',
    amount,
    status: statusOf(row),
    refuseReason: textOf(row['refuse_reason']),
    network: textOf(row['network']),
    address: textOf(row['blockchain']),
    txHash: textOf(row['tx_hash']),
    evidence: textOf(row['image']),
    holder: textOf(row['real_name']),
    cardNumber: textOf(row['bank_card']),
    bank: textOf(row['bank_name']),
    requestId: textOf(row['request_id']),
  }
}

/** The recipient of a withdrawal, from a saved one or a row of the record; undefined when there is none. */
export const readRecipient = (row: Fields): Recipient | undefined => {
  const address = textOf(row['blockchain'])
  if (address !== '') return { kind: 'chain', network: textOf(row['network']), address }
  const number = textOf(row['bank_card'])
  if (number === '') return undefined
  return { kind: 'card', holder: textOf(row['real_name']), number, bank: textOf(row['bank_name']) }
}

/** A row of extract_log (api.md 6); undefined without id or amount. */
export const readWithdrawal = (row: Fields): WithdrawalRecord | undefined => {
  const id = firstTextOf(row, 'extract_id', 'id')
  const amount = parseCents(row['extract_price'] ?? row['price'])
  if (id === '' || amount === undefined) return undefined
  const fee = centsOf(row['fee'])
  return {
    ...writtenOf(row),
    id,
    number: firstTextOf(row, 'extract_sn', 'order_sn'),
    amount,
    fee,
    arrival: parseCents(row['real_price']) ?? ((amount - fee) as Cents),
    status: statusOf(row),
    refuseReason: textOf(row['refuse_reason']),
    recipient: readRecipient(row),
    note: textOf(row['mark']),
    requestId: textOf(row['request_id']),
  }
}

const billTypeOf = (name: string): BillType =>
  BILL_FILTERS.find((type): type is Exclude<typeof type, 'all'> => type === name && type !== 'all') ?? 'other'

/** A row of the fund record (api.md 6): `pm` is the direction, `number` the amount. Some servers leave them out. */
export const readBillEntry = (row: Fields): BillEntry | undefined => {
  const id = firstTextOf(row, 'id', 'bill_id')
  const stated = textOf(row['number'])
  const amount = parseCents(stated)
  if (id === '' || (stated !== '' && amount === undefined)) return undefined
  const isOut = numberOf(row['pm']) === 0
  const type = billTypeOf(textOf(row['type']))
  return {
    ...writtenOf(row),
    id,
    linkId: textOf(row['link_id']),
    number: firstTextOf(row, 'link_sn', 'mark'),
    type,
    title: textOf(row['title']),
    change: isOut && amount ? (-Math.abs(amount) as Cents) : amount,
    balance: parseCents(row['balance']),
    // For other kinds of entries the status has another meaning.
    isUnderAudit: type === 'extract' && numberOf(row['status']) === 0,
  }
}

/** The networks of getBlockchain (api.md 6); those without name or address are left out. */
export const readNetworks = (data: unknown) =>
  readRows(data, (row): RechargeNetwork | undefined => {
    const [name, address] = [textOf(row['network']), textOf(row['blockchain'])]
    if (name === '' || address === '' || address.length > ADDRESS_MAX_LENGTH) return undefined
    return {
      name,
      address,
      min: parseCents(row['min_amount']),
      confirmations: numberOf(row['confirm_num']),
      memo: textOf(row['memo']),
      tip: textOf(row['tip']),
      expiresAt: secondsOf(row['expire_time']),
    }
  })

/** The terms of a withdrawal: balance, service charge, networks (api.md 6, GET extract). */
export const readWithdrawalTerms = (data: unknown): WithdrawalTerms | undefined => {
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
