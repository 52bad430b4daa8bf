import { HelpScreen } from '../../account/HelpScreen.tsx'
import { LanguageScreen } from '../../account/LanguageScreen.tsx'
import { LawScreen } from '../../account/LawScreen.tsx'
import { MeScreen } from '../../account/MeScreen.tsx'
import { NotificationScreen } from '../../account/NotificationScreen.tsx'
import { PlatformScreen } from '../../account/PlatformScreen.tsx'
import { ProfileScreen } from '../../account/ProfileScreen.tsx'
import { PasswordsScreen, SecurityScreen } from '../../account/SecurityScreen.tsx'
import { SettingsScreen } from '../../account/SettingsScreen.tsx'
import type { Screens } from '../../navigation/screen.ts'
import '../forms.ts'
import '../shell-chunk.ts'

/** The screens of this context, by route name. */
export const screens: Screens = {
  filter: MeScreen,
  language: LanguageScreen,
  notification: NotificationScreen,
  helpAndSupport: HelpScreen,
  law: LawScreen,
  platform: PlatformScreen,
  passwords: PasswordsScreen,
  security: SecurityScreen,
  profile: ProfileScreen,
  setting: SettingsScreen,
}
