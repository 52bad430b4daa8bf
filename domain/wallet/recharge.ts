import type { DecimalMark } from '../account/language.ts'
import type { Cents } from '../shared/money.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { normaliseInput } from '../shared/text.ts'
import { type AmountFault, parseAmount } from './amount-input.ts'
import { type BankCard, type BankCardFault, checkBankCard } from './bank-card.ts'
import { isSameNetwork, isUnsupported, type RechargeNetwork } from './network.ts'

/** The methods to top up a balance. */
export const RECHARGE_METHODS = ['card', 'chain', 'manual'] as const
/** One of `RECHARGE_METHODS`. */
export type RechargeMethod = (typeof RECHARGE_METHODS)[number]

/** Most pictures of a payment. */
export const MAX_EVIDENCE_PICTURES = 1

/** A top-up as filled in; `evidence` is the address of the uploaded picture, '' when there is none. */
export type RechargeForm = { readonly amount: string; readonly evidence: string } & (
  | ({ readonly method: 'card' } & BankCard)
  | { readonly method: 'chain'; readonly network: string; readonly txHash: string }
  | { readonly method: 'manual' }
)

/** What is wrong with a top-up, with its field (requirement S5). */
export type RechargeFault =
  | AmountFault
  | { readonly kind: 'amount-under-least'; readonly field: 'amount'; readonly min: Cents }
  | { readonly kind: 'network-required'; readonly field: 'network' }
  | { readonly kind: 'network-unsupported'; readonly field: 'network'; readonly network: string }
  /** Not, or no longer, one of the server's networks. */
  | { readonly kind: 'network-unknown'; readonly field: 'network'; readonly network: string }
  | { readonly kind: 'transaction-malformed'; readonly field: 'txHash' }
  | { readonly kind: 'evidence-required'; readonly field: 'evidence' }
  | BankCardFault

/** A valid top-up; `amount` is cents, `evidence` the path of an uploaded picture. */
export type CheckedRecharge = { readonly amount: Cents; readonly evidence: string } & (
  | ({ readonly method: 'card' } & BankCard)
  | {
      readonly method: 'chain'
      readonly network: string
      readonly address: string
      readonly txHash: string
    }
  | { readonly method: 'manual' }
)

/** A transaction hash of any chain: letters and digits, with or without 0x. */
const isTransactionName = (text: string): boolean => /^(?:0x)?[0-9A-Za-z]{16,128}$/.test(text)

/**
 * All spellings of a transaction hash; the first is the canonical one. Hexadecimal hashes are equal in upper case and
 * without 0x; in base58, case is significant.
 */
export const namesOfTransaction = (text: string): readonly string[] => {
  const digits = /^(?:0x)?([0-9a-f]+)$/.exec(text.toLowerCase())?.[1]
  if (digits === undefined) return [text]
  return [digits, digits.toUpperCase()].flatMap((name) => [name, `0x${name}`])
}

const checkNetwork = (
  name: string,
  networks: readonly RechargeNetwork[],
): Result<RechargeNetwork, RechargeFault> => {
  if (name === '') return fail({ kind: 'network-required', field: 'network' })
  if (isUnsupported(name)) return fail({ kind: 'network-unsupported', field: 'network', network: name })
  const known = networks.find((network) => isSameNetwork(network.name, name))
  return known ? ok(known) : fail({ kind: 'network-unknown', field: 'network', network: name })
}

/** The fields that depend on the method, and their faults. */
const checkMethod = (form: RechargeForm, networks: readonly RechargeNetwork[]) => {
  if (form.method === 'manual') return { details: { method: 'manual' } as const, faults: [], min: 0 }
  if (form.method === 'card') {
    const card = checkBankCard(form)
    return card.ok
      ? { details: { method: 'card', ...card.value } as const, faults: [], min: 0 }
      : { details: undefined, faults: card.fault, min: 0 }
  }
  const network = checkNetwork(form.network, networks)
  if (!network.ok) return { details: undefined, faults: [network.fault], min: 0 }
  const { name, address, min = 0 } = network.value
  const txHash = normaliseInput(form.txHash)
  if (txHash !== '' && !isTransactionName(txHash)) {
    return {
      details: undefined,
      faults: [{ kind: 'transaction-malformed', field: 'txHash' } as const],
      min,
    }
  }
  return { details: { method: 'chain', network: name, address, txHash } as const, faults: [], min }
}

/**
 * Requirement S5: address, correct amount, network and evidence are required. A card recharge needs the card instead;
 * a picture is optional.
 */
export const checkRecharge = (
  form: RechargeForm,
  mark: DecimalMark,
  networks: readonly RechargeNetwork[],
): Result<CheckedRecharge, readonly RechargeFault[]> => {
  const faults: RechargeFault[] = []
  const { details, faults: wrong, min } = checkMethod(form, networks)
  const amount = parseAmount(form.amount, mark)
  if (!amount.ok) faults.push(amount.fault)
  else if (amount.value < min) {
    faults.push({ kind: 'amount-under-least', field: 'amount', min: min as Cents })
  }
  faults.push(...wrong)
  if (form.method !== 'card' && form.evidence === '') {
    faults.push({ kind: 'evidence-required', field: 'evidence' })
  }
  return amount.ok && details && faults.length === 0
    ? ok({ amount: amount.value, evidence: form.evidence, ...details })
    : fail(faults)
}
