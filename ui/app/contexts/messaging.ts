import { ChatListScreen } from '../../messaging/ChatListScreen.tsx'
import { ConversationScreen, ServiceScreen } from '../../messaging/ConversationScreen.tsx'
import type { Screens } from '../../navigation/screen.ts'
import '../forms.ts'
import '../shell-chunk.ts'

/** The screens of this context, by the names of their routes. */
export const screens: Screens = {
  chatRoom: ChatListScreen,
  chatRoomDetail: ConversationScreen,
  service: ServiceScreen,
}
