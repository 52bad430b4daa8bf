import { atField } from '../api/at-field.ts'

/** What the form of the payment code calls the fields of `resetPay` (api.md 6). */
export const atCodeField = atField({ newpassword: 'next', oldpassword: 'old', captcha: 'mailed' })
