import { newPasswordFault } from '../session/credentials.ts'
import { isTooLong, visibleText } from '../shared/text.ts'

/** An owner may do everything; a clerk works, for the house or for one shop alone. */
const STAFF_ROLES = ['owner', 'clerk'] as const
/** A role of staff, which decides its rights. */
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Who works at the counter. A staff member is no shopper, and no shopper is one. */
export type StaffMember = {
  readonly id: number
  readonly name: string
  readonly role: StaffRole
  /** The one shop that a merchant's clerk works for; undefined for whoever works for the house. */
  readonly shopId: number | undefined
}

/** Whose work something is: of any staff within its shop, of the house alone, of an owner alone. */
export type StaffRight = 'shop' | 'house' | 'owner'

/** Whether somebody of this role, for this shop or the house, may do what `right` asks for. */
export const hasRight = (
  { role, shopId }: Pick<StaffMember, 'role' | 'shopId'>,
  right: StaffRight,
): boolean => {
  if (role === 'owner') return true
  return right === 'shop' || (right === 'house' && shopId === undefined)
}

/** Whether something of a shop (undefined: of no shop) is within somebody's sight. */
export const seesShop = ({ shopId }: Pick<StaffMember, 'shopId'>, ofShop: number | undefined): boolean =>
  shopId === undefined || shopId === ofShop

/** Seconds that a session at the counter lives; a working day. */
export const STAFF_SESSION_SECONDS = 12 * 60 * 60
/** Seconds for which a password that was given again opens dangerous acts in that session. */
export const SECOND_LOOK_SECONDS = 5 * 60

/** Characters of a name by which staff signs in. */
export const STAFF_NAME_MOST = 40
/** Staff moves other people's money: more than a shopper's six characters. */
const STAFF_PASSWORD_LEAST = 10

/** What is wrong with a new staff account, with its field. */
export type NewStaffFault =
  | { readonly kind: 'name-not-valid'; readonly field: 'name' }
  | { readonly kind: 'password-not-valid'; readonly field: 'password'; readonly least: number }
  | { readonly kind: 'owner-of-a-shop'; readonly field: 'shop' }

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u

/** The name as it is kept and looked up: what a reader sees of it. */
export const staffNameOf = (typed: string): string => visibleText(typed)

/** Whether a password can be chosen at the counter. */
const staffPasswordFault = (password: string): NewStaffFault | undefined =>
  newPasswordFault(password, 'password') !== undefined || password.length < STAFF_PASSWORD_LEAST
    ? { kind: 'password-not-valid', field: 'password', least: STAFF_PASSWORD_LEAST }
    : undefined

/** What is wrong with a new account; undefined when nothing is. */
export const newStaffFault = (form: {
  readonly name: string
  readonly password: string
  readonly role: StaffRole
  readonly shopId: number | undefined
}): NewStaffFault | undefined => {
  const name = staffNameOf(form.name)
  if (!NAME.test(name) || isTooLong(name, STAFF_NAME_MOST)) return { kind: 'name-not-valid', field: 'name' }
  // An owner sees all shops: one who is bound to one is a mistake of whoever typed it.
  if (form.role === 'owner' && form.shopId !== undefined) return { kind: 'owner-of-a-shop', field: 'shop' }
  return staffPasswordFault(form.password)
}
