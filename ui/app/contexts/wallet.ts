import type { Screens } from '../../navigation/screen.ts'
import { CapitalRecordScreen } from '../../wallet/CapitalRecordScreen.tsx'
import { CardTopUpScreen } from '../../wallet/CardTopUpScreen.tsx'
import { DepositRecordScreen } from '../../wallet/DepositRecordScreen.tsx'
import { PaymentCodeScreen } from '../../wallet/PaymentCodeScreen.tsx'
import { TopUpRecordScreen } from '../../wallet/TopUpRecordScreen.tsx'
import { TopUpScreen } from '../../wallet/TopUpScreen.tsx'
import { WalletTopUpScreen } from '../../wallet/WalletTopUpScreen.tsx'
import { WithDrawScreen } from '../../wallet/WithDrawScreen.tsx'
import '../forms.ts'
import '../shell-chunk.ts'

/** The screens of this context, by the names of their routes. */
export const screens: Screens = {
  changePayPwd: PaymentCodeScreen,
  topUp: TopUpScreen,
  walletTopUp: WalletTopUpScreen,
  cardTopUp: CardTopUpScreen,
  withDraw: WithDrawScreen,
  topUpRecord: TopUpRecordScreen,
  depositRecord: DepositRecordScreen,
  capitalRecord: CapitalRecordScreen,
}
