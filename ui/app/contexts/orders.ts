import type { Screens } from '../../navigation/screen.ts'
import { CheckoutScreen } from '../../orders/CheckoutScreen.tsx'
import { CommentScreen } from '../../orders/CommentScreen.tsx'
import { ComplaintScreen, PlatformComplaintScreen } from '../../orders/ComplaintScreen.tsx'
import { MyPurchasesScreen } from '../../orders/MyPurchasesScreen.tsx'
import { OrderConfirmScreen } from '../../orders/OrderConfirmScreen.tsx'
import { OrderInfoScreen } from '../../orders/OrderInfoScreen.tsx'
import { PaymentScreen } from '../../orders/PaymentScreen.tsx'
import { RefundScreen } from '../../orders/RefundScreen.tsx'
import '../forms.ts'
import '../shell-chunk.ts'

/** The screens of this context, by the names of their routes. */
export const screens: Screens = {
  payment: PaymentScreen,
  refund: RefundScreen,
  comment: CommentScreen,
  complaint: ComplaintScreen,
  platformComplaint: PlatformComplaintScreen,
  order: OrderConfirmScreen,
  checkout: CheckoutScreen,
  myPurchases: MyPurchasesScreen,
  orderInfo: OrderInfoScreen,
}
