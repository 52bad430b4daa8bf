import type { ScreenLoader } from './screen.ts'

/**
 * The screen of each route by the route's name; each is a chunk of its own, loaded when it is first needed.
 * One line of this form when a screen lands (the build reads them too):
 *
 *     home: async () => (await import('../catalogue/HomeScreen.tsx')).HomeScreen,
 */
export const SCREENS: Readonly<Record<string, ScreenLoader>> = {
  home: async () => (await import('../catalogue/HomeScreen.tsx')).HomeScreen,
  explore: async () => (await import('../catalogue/ExploreScreen.tsx')).ExploreScreen,
  popular: async () => (await import('../catalogue/PopularScreen.tsx')).PopularScreen,
  products: async () => (await import('../catalogue/ProductsScreen.tsx')).ProductsScreen,
  detail: async () => (await import('../catalogue/DetailScreen.tsx')).DetailScreen,
  search: async () => (await import('../catalogue/SearchScreen.tsx')).SearchScreen,
  login: async () => (await import('../session/LoginScreen.tsx')).LoginScreen,
  register: async () => (await import('../session/RegisterScreen.tsx')).RegisterScreen,
  changePayPwd: async () => (await import('../wallet/PaymentCodeScreen.tsx')).PaymentCodeScreen,
  topUp: async () => (await import('../wallet/TopUpScreen.tsx')).TopUpScreen,
  walletTopUp: async () => (await import('../wallet/WalletTopUpScreen.tsx')).WalletTopUpScreen,
  cardTopUp: async () => (await import('../wallet/CardTopUpScreen.tsx')).CardTopUpScreen,
  withDraw: async () => (await import('../wallet/WithDrawScreen.tsx')).WithDrawScreen,
  topUpRecord: async () => (await import('../wallet/TopUpRecordScreen.tsx')).TopUpRecordScreen,
  depositRecord: async () => (await import('../wallet/DepositRecordScreen.tsx')).DepositRecordScreen,
  capitalRecord: async () => (await import('../wallet/CapitalRecordScreen.tsx')).CapitalRecordScreen,
  filter: async () => (await import('../account/MeScreen.tsx')).MeScreen,
  language: async () => (await import('../account/LanguageScreen.tsx')).LanguageScreen,
  bag: async () => (await import('../cart/BagScreen.tsx')).BagScreen,
  order: async () => (await import('../orders/OrderConfirmScreen.tsx')).OrderConfirmScreen,
  checkout: async () => (await import('../orders/CheckoutScreen.tsx')).CheckoutScreen,
  myPurchases: async () => (await import('../orders/MyPurchasesScreen.tsx')).MyPurchasesScreen,
  orderInfo: async () => (await import('../orders/OrderInfoScreen.tsx')).OrderInfoScreen,
  payment: async () => (await import('../orders/PaymentScreen.tsx')).PaymentScreen,
  refund: async () => (await import('../orders/RefundScreen.tsx')).RefundScreen,
  comment: async () => (await import('../orders/CommentScreen.tsx')).CommentScreen,
  complaint: async () => (await import('../orders/ComplaintScreen.tsx')).ComplaintScreen,
  platformComplaint: async () =>
    (await import('../orders/PlatformComplaintScreen.tsx')).PlatformComplaintScreen,
  shop: async () => (await import('../catalogue/ShopScreen.tsx')).ShopScreen,
  myFavourite: async () => (await import('../catalogue/FollowedScreen.tsx')).FollowedScreen,
  heart: async () => (await import('../catalogue/FavouritesScreen.tsx')).FavouritesScreen,
  notification: async () => (await import('../account/NotificationScreen.tsx')).NotificationScreen,
  helpAndSupport: async () => (await import('../account/HelpScreen.tsx')).HelpScreen,
  law: async () => (await import('../account/LawScreen.tsx')).LawScreen,
  platform: async () => (await import('../account/PlatformScreen.tsx')).PlatformScreen,
  passwords: async () => (await import('../account/PasswordsScreen.tsx')).PasswordsScreen,
  security: async () => (await import('../account/SecurityScreen.tsx')).SecurityScreen,
  profile: async () => (await import('../account/ProfileScreen.tsx')).ProfileScreen,
  changePassword: async () => (await import('../session/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  forgotPassword: async () => (await import('../session/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  address: async () => (await import('../addresses/AddressListScreen.tsx')).AddressListScreen,
  addressForm: async () => (await import('../addresses/AddressFormScreen.tsx')).AddressFormScreen,
  chatRoom: async () => (await import('../messaging/ChatListScreen.tsx')).ChatListScreen,
  chatRoomDetail: async () => (await import('../messaging/ChatRoomScreen.tsx')).ChatRoomScreen,
  service: async () => (await import('../messaging/ServiceScreen.tsx')).ServiceScreen,
  setting: async () => (await import('../account/SettingsScreen.tsx')).SettingsScreen,
}

/** What the shell wants of the chat once it is open; its code comes with it. */
export const loadNews = async () => (await import('../messaging/follow-news.ts')).followNews
