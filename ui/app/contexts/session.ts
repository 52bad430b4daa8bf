import type { Screens } from '../../navigation/screen.ts'
import { ChangePasswordScreen } from '../../session/ChangePasswordScreen.tsx'
import { ForgotPasswordScreen } from '../../session/ForgotPasswordScreen.tsx'
import { LoginScreen } from '../../session/LoginScreen.tsx'
import { RegisterScreen } from '../../session/RegisterScreen.tsx'
import '../forms.ts'
import '../shell-chunk.ts'

/** The screens of this context, by the names of their routes. */
export const screens: Screens = {
  login: LoginScreen,
  register: RegisterScreen,
  changePassword: ChangePasswordScreen,
  forgotPassword: ForgotPasswordScreen,
}
