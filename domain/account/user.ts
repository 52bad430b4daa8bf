import type { Address } from '../addresses/address.ts'
import type { Cents } from '../shared/money.ts'
import type { Language } from './language.ts'

/** api.md 6: 0 not given, 1 and 2 as the server numbers them. */
export const GENDERS = [0, 1, 2] as const
/** A gender as the server numbers it (`GENDERS`). */
export type Gender = (typeof GENDERS)[number]

/** The signed-in shopper as the user-info call describes them (requirement S3, api.md 6). */
export type User = {
  readonly id: string
  /** Family name: the server calls it username. */
  readonly familyName: string
  /** Given name: the server calls it nickname. */
  readonly givenName: string
  readonly email: string
  readonly mobile: string
  readonly avatar: string
  /** 0 not given, 1 and 2 as the server numbers them. */
  readonly gender: Gender
  /** "2001-05-30", or '' when not given. */
  readonly birthday: string
  readonly bio: string
  readonly balance: Cents
  readonly hasPaymentCode: boolean
  readonly followCount: number
  readonly likeCount: number
  readonly unpaidCount: number
  readonly unreceivedCount: number
  readonly defaultAddress: Address | undefined
  readonly language: Language | undefined
}
