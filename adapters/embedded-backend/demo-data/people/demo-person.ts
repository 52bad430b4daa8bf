import type { Language } from '../../../../domain/account/language.ts'
import type { Bilingual } from '../demo-types.ts'
import type { DemoOrder, DemoOrderLine } from './demo-order.ts'

export type DemoAddress = {
  readonly name: string
  readonly mobile: string
  readonly country: string
  readonly provinceId: string
  readonly cityId: string
  readonly areaId: string
  readonly detail: string
  readonly tag: string
  readonly isDefault: boolean
}

/** Money in or out that is not an order. Status 0 under audit, 1 passed, 2 refused (and then no change). */
export type DemoTransfer = {
  readonly kind: 'recharge' | 'extract'
  readonly by: 'card' | 'chain' | 'manual'
  readonly amountCents: number
  readonly status: 0 | 1 | 2
  readonly secondsAgo: number
  /** From the request to the verdict; an hour when left out. */
  readonly auditSeconds?: number
  readonly network?: string
  /** Where a withdrawal by chain went. */
  readonly address?: string
  /** The bank of a card, either way. */
  readonly bank?: string
  readonly cardNumber?: string
  readonly refuseReason?: Bilingual
}

export type DemoPerson = {
  readonly key: string
  readonly familyName: string
  readonly givenName: string
  readonly email: string
  readonly mobile: string
  readonly password: string
  readonly paymentCode: string
  readonly avatar: string
  readonly language: Language
  /** What is left after all transfers and orders below. */
  readonly balanceCents: number
  readonly joinedSecondsAgo: number
  readonly addresses: readonly DemoAddress[]
  readonly favourites: readonly string[]
  readonly followed: readonly string[]
  readonly cart: readonly DemoOrderLine[]
  readonly orders: readonly DemoOrder[]
  readonly transfers: readonly DemoTransfer[]
}
