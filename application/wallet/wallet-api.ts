import { readPage } from '../../domain/api/page.ts'
import { centsToDecimal } from '../../domain/shared/money.ts'
import { type CheckedRecharge, RECHARGE_METHODS } from '../../domain/wallet/recharge.ts'
import type { Recipient } from '../../domain/wallet/recipient.ts'
import type { BillFilter, RecordFilter } from '../../domain/wallet/records.ts'
import type { CheckedWithdrawal } from '../../domain/wallet/withdrawal.ts'
import { type Api, atField, QUIET, type Quietly } from '../api/api-client.ts'
import {
  readBillEntry,
  readNetworks,
  readReceipt,
  readRecharge,
  readWithdrawal,
  readWithdrawalTerms,
} from './read-wallet.ts'

/** api.md 1: the default length of a shopper's list. */
const WALLET_LIMIT = 20

// Calls that move money: identical running ones are shared, not refused as duplicates; faults show at their field,
// not in a toast.

const cardFields = (card: { readonly holder: string; readonly number: string; readonly bank: string }) => ({
  real_name: card.holder,
  bank_card: card.number,
  bank_name: card.bank,
})

const rechargeFields = (form: CheckedRecharge): object => {
  if (form.method === 'card') return cardFields(form)
  if (form.method === 'manual') return {}
  const { network, address, txHash } = form
  return { network, blockchain: address, ...(txHash === '' ? {} : { tx_hash: txHash }) }
}

const recipientFields = (recipient: Recipient): object =>
  recipient.kind === 'card'
    ? { extract_type: 0, ...cardFields(recipient) }
    : { extract_type: 1, network: recipient.network, blockchain: recipient.address }

const atMoneyField = atField({
  price: 'amount',
  real_name: 'holder',
  bank_card: 'number',
  bank_name: 'bank',
  network: 'network',
  blockchain: 'address',
  tx_hash: 'txHash',
  image: 'evidence',
})

/** The paths and field names of the wallet's calls (requirement S7, api.md 6). */
export const createWalletApi = ({ api }: { readonly api: Api }) => {
  return {
    networks: (callOptions?: Quietly) => api.get('/api/user/getBlockchain', {}, readNetworks, callOptions),
    recharge: async (form: CheckedRecharge, requestId: string) =>
      atMoneyField(
        await api.post(
          '/api/user/recharge',
          {
            recharge_type: RECHARGE_METHODS.indexOf(form.method),
            price: centsToDecimal(form.amount),
            ...(form.evidence === '' ? {} : { image: form.evidence }),
            ...rechargeFields(form),
            request_id: requestId,
          },
          readReceipt,
          QUIET,
        ),
      ),
    recharges: (filter: RecordFilter, page: number, callOptions?: Quietly) =>
      api.get(
        '/api/user/recharge_log',
        { status: filter, page, limit: WALLET_LIMIT },
        (data) => readPage(data, readRecharge, page, WALLET_LIMIT),
        callOptions,
      ),
    terms: (callOptions?: Quietly) => api.get('/api/user/extract', {}, readWithdrawalTerms, callOptions),
    withdraw: async ({ amount, recipient }: CheckedWithdrawal, code: string, requestId: string) =>
      atMoneyField(
        await api.post(
          '/api/user/extract',
          {
            price: centsToDecimal(amount),
            ...recipientFields(recipient),
            password_pay: code,
            request_id: requestId,
          },
          readReceipt,
          QUIET,
        ),
      ),
    withdrawals: (filter: RecordFilter, page: number, callOptions?: Quietly) =>
      api.get(
        '/api/user/extract_log',
        { status: filter, page, limit: WALLET_LIMIT },
        (data) => readPage(data, readWithdrawal, page, WALLET_LIMIT),
        callOptions,
      ),
    bill: (filter: BillFilter, page: number, limit = WALLET_LIMIT) =>
      api.get('/api/user/bill', { type: filter, page, limit }, (data) =>
        readPage(data, readBillEntry, page, limit),
      ),
  }
}

/** The calls of the wallet (api.md 6), with their answers read. */
export type WalletApi = ReturnType<typeof createWalletApi>
