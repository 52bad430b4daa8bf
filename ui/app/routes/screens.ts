import type { ScreenLoader } from './screen.ts'

// Where few visits begin: their loaders are a part of their own, so that the shell stays small.
const LATE =
  'register changePayPwd topUp walletTopUp cardTopUp withDraw topUpRecord depositRecord capitalRecord language payment refund comment complaint platformComplaint shop myFavourite heart notification helpAndSupport law platform passwords security profile changePassword forgotPassword address addressForm service setting popular order checkout myPurchases orderInfo'

// A test holds these names to the table of late screens.
const late =
  (name: string): ScreenLoader =>
  async () =>
    ((await import('./late-screens.ts')).LATE_SCREENS[name] as ScreenLoader)()

/**
 * The screen of each route by the route's name; each is a chunk of its own, loaded when it is first needed.
 * One line of this form when a screen lands that many visits begin with (the build reads them too), otherwise a
 * name in LATE and a line in late-screens.ts:
 *
 *     home: async () => (await import('../../catalogue/HomeScreen.tsx')).HomeScreen,
 */
export const SCREENS: Readonly<Record<string, ScreenLoader>> = {
  ...Object.fromEntries(LATE.split(' ').map((name) => [name, late(name)])),
  home: async () => (await import('../../catalogue/HomeScreen.tsx')).HomeScreen,
  explore: async () => (await import('../../catalogue/ExploreScreen.tsx')).ExploreScreen,
  products: async () => (await import('../../catalogue/ProductsScreen.tsx')).ProductsScreen,
  detail: async () => (await import('../../catalogue/DetailScreen.tsx')).DetailScreen,
  search: async () => (await import('../../catalogue/SearchScreen.tsx')).SearchScreen,
  login: async () => (await import('../../session/LoginScreen.tsx')).LoginScreen,
  filter: async () => (await import('../../account/MeScreen.tsx')).MeScreen,
  bag: async () => (await import('../../cart/BagScreen.tsx')).BagScreen,
  chatRoom: async () => (await import('../../messaging/ChatListScreen.tsx')).ChatListScreen,
  chatRoomDetail: async () => (await import('../../messaging/ChatRoomScreen.tsx')).ChatRoomScreen,
}

/** The code of a route's screen. */
export const loadScreenOf: (name: string) => ReturnType<ScreenLoader> = (name) =>
  (SCREENS[name] as ScreenLoader)()

/** What the shell wants of the chat once it is open; its code comes with it. */
export const loadNews = async () => (await import('../../messaging/news/follow-news.ts')).followNews
