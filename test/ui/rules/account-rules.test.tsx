import { suite } from 'uvu'
import { AddressFormScreen } from '../../../ui/addresses/AddressFormScreen.tsx'
import { ChangePasswordScreen } from '../../../ui/session/ChangePasswordScreen.tsx'
import { ForgotPasswordScreen } from '../../../ui/session/ForgotPasswordScreen.tsx'
import { LoginScreen } from '../../../ui/session/LoginScreen.tsx'
import { RegisterScreen } from '../../../ui/session/RegisterScreen.tsx'
import { PaymentCodeScreen } from '../../../ui/wallet/PaymentCodeScreen.tsx'
import { checkRules, type RuledScreen } from '../../support/ui/rule-table.tsx'

const rules = suite('rules of account and addresses (requirement S5)')

const NOTHING = {}
const codeForm = <PaymentCodeScreen params={NOTHING} search={new URLSearchParams()} />
const login: RuledScreen = { node: <LoginScreen />, who: 'visitor' }
const register: RuledScreen = { node: <RegisterScreen />, who: 'visitor' }
const forgot: RuledScreen = { node: <ForgotPasswordScreen />, who: 'visitor' }
const change: RuledScreen = { node: <ChangePasswordScreen /> }
const firstCode: RuledScreen = { node: codeForm, who: 'without-code' }
const nextCode: RuledScreen = { node: codeForm }
const address: RuledScreen = {
  node: <AddressFormScreen params={NOTHING} search={new URLSearchParams()} />,
}

const SIX = { min: 6 }
const SAME = { old: 'rahasia1', next: 'rahasia1' }
const OTHER = { next: 'rahasia1', repeat: 'rahasia2' }
const TOO_SHORT = 'session.passwordTooShort'
const DIFFER = 'session.passwordsDiffer'

checkRules(rules, [
  ['Login requires an account', login, {}, 'session.account', 'session.accountRequired'],
  ['Login requires a password', login, {}, 'session.password', 'session.passwordRequired'],
  ['Registration requires an e-mail', register, {}, 'session.email', 'session.emailNotValid'],
  ['A correct e-mail', register, { email: 'a@b' }, 'session.email', 'session.emailNotValid'],
  ['A correct mobile number', register, { mobile: '12' }, 'session.mobile', 'session.mobileNotValid'],
  ['Length at least 6', register, { password: 'lima5' }, 'session.password', TOO_SHORT, SIX],
  ['Confirm password must match', register, { password: 'rahasia1' }, 'session.repeat', DIFFER],
  ['An account is needed for a code', forgot, {}, 'session.account', 'session.required'],
  ['Length at least 6', forgot, { next: 'lima5' }, 'passwords.next', TOO_SHORT, SIX],
  ['Confirm password must match', forgot, OTHER, 'passwords.repeat', DIFFER],
  ['Old password is required', change, {}, 'passwords.old', 'passwords.oldRequired'],
  ['Length at least 6', change, { next: 'lima5' }, 'passwords.next', TOO_SHORT, SIX],
  ['The new password must differ', change, SAME, 'passwords.next', 'passwords.unchanged'],
  ['Confirm password must match', change, OTHER, 'passwords.repeat', DIFFER],
  ['A code has at least 6', firstCode, { next: '12345' }, 'wallet.code', 'wallet.tooShort', SIX],
  ['A code is digits only', firstCode, { next: '12345a' }, 'wallet.code', 'wallet.notDigits'],
  ['A code is confirmed', firstCode, { next: '123465' }, 'wallet.repeatCode', 'wallet.differ'],
  ['Changed: the old code is required', nextCode, {}, 'wallet.oldCode', 'wallet.oldRequired'],
  [
    'A new code must differ',
    nextCode,
    { old: '123465', next: '123465' },
    'wallet.newCode',
    'wallet.unchanged',
  ],
  ['An address requires an addressee', address, {}, 'addresses.name', 'addresses.required.name'],
  ['An address requires a mobile', address, {}, 'addresses.mobile', 'addresses.required.mobile'],
  ['An address requires an area', address, {}, 'addresses.area', 'addresses.required.area'],
  ['An address requires its detail', address, {}, 'addresses.detail', 'addresses.required.detail'],
])

rules.run()
