import { newPasswordFault } from '../session/credentials.ts'
import { isTooLong, visibleText } from '../shared/text.ts'

/** An owner may do everything; a clerk works for the platform or for one shop. */
const STAFF_ROLES = ['owner', 'clerk'] as const
/** A role of staff, which decides its rights. */
export type StaffRole = (typeof STAFF_ROLES)[number]

/** A person working at the counter. Staff accounts and shopper accounts are separate. */
export type StaffMember = {
  readonly id: number
  readonly name: string
  readonly role: StaffRole
  /** The shop of a merchant's clerk; undefined for staff of the platform. */
  readonly shopId: number | undefined
}

/** The right that an action requires: staff of the shop, of the platform, or an owner. */
export type StaffRight = 'shop' | 'house' | 'owner'

/** Whether a staff member has a right. */
export const hasRight = (
  { role, shopId }: Pick<StaffMember, 'role' | 'shopId'>,
  right: StaffRight,
): boolean => {
  if (role === 'owner') return true
  return right === 'shop' || (right === 'house' && shopId === undefined)
}

/** Whether a staff member may see items of this shop (undefined: of no shop). */
export const seesShop = ({ shopId }: Pick<StaffMember, 'shopId'>, ofShop: number | undefined): boolean =>
  shopId === undefined || shopId === ofShop

/** Lifetime of a session at the counter: a working day. */
export const STAFF_SESSION_SECONDS = 12 * 60 * 60
/** How long, in seconds, a repeated password allows dangerous actions in that session. */
export const PASSWORD_CONFIRMATION_SECONDS = 5 * 60

/** Most characters of a staff account's name. */
export const STAFF_NAME_MAX_LENGTH = 40
/** Staff handles other people's money, so more is required than the six characters of a shopper. */
export const STAFF_PASSWORD_MIN_LENGTH = 10

/** What is wrong with a new staff account, with its field. */
export type NewStaffFault =
  | { readonly kind: 'name-not-valid'; readonly field: 'name' }
  | { readonly kind: 'password-not-valid'; readonly field: 'password'; readonly min: number }
  | { readonly kind: 'owner-of-a-shop'; readonly field: 'shop' }

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u

/** The account name normalised for storing and looking up. */
export const staffNameOf = (typed: string): string => visibleText(typed)

/** What is wrong with a new staff password; undefined when it is valid. */
const staffPasswordFault = (password: string): NewStaffFault | undefined =>
  newPasswordFault(password, 'password') !== undefined || password.length < STAFF_PASSWORD_MIN_LENGTH
    ? { kind: 'password-not-valid', field: 'password', min: STAFF_PASSWORD_MIN_LENGTH }
    : undefined

/** A validation fault of a user's own new password, with its field. */
export type OwnPasswordFault =
  | { readonly kind: 'old-required'; readonly field: 'before' }
  | { readonly kind: 'password-not-valid'; readonly field: 'next'; readonly min: number }
  | { readonly kind: 'password-same'; readonly field: 'next' }
  | { readonly kind: 'passwords-differ'; readonly field: 'repeat' }

/** All validation faults when a user changes the own password, at most one per field. */
export const ownPasswordFaults = ({
  before,
  next,
  repeat,
}: {
  readonly before: string
  readonly next: string
  readonly repeat: string
}): readonly OwnPasswordFault[] => {
  const faults: OwnPasswordFault[] = []
  if (before === '') faults.push({ kind: 'old-required', field: 'before' })
  if (staffPasswordFault(next))
    faults.push({ kind: 'password-not-valid', field: 'next', min: STAFF_PASSWORD_MIN_LENGTH })
  else if (next === before) faults.push({ kind: 'password-same', field: 'next' })
  if (repeat !== next) faults.push({ kind: 'passwords-differ', field: 'repeat' })
  return faults
}

/** What is wrong with a new staff account; undefined when it is valid. */
export const newStaffFault = (form: {
  readonly name: string
  readonly password: string
  readonly role: StaffRole
  readonly shopId: number | undefined
}): NewStaffFault | undefined => {
  const name = staffNameOf(form.name)
  if (!NAME.test(name) || isTooLong(name, STAFF_NAME_MAX_LENGTH))
    return { kind: 'name-not-valid', field: 'name' }
  // An owner sees all shops, so an owner assigned to one is a mistake.
  if (form.role === 'owner' && form.shopId !== undefined) return { kind: 'owner-of-a-shop', field: 'shop' }
  return staffPasswordFault(form.password)
}
