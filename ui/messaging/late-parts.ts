import { ConversationSheet } from './ConversationSheet.tsx'
import { AttachPanel } from './room/AttachPanel.tsx'
import { OrderCard } from './room/OrderCard.tsx'
import { PendingCard } from './room/PendingCard.tsx'
import { PictureProgress } from './room/PictureProgress.tsx'
import { LinkedProduct, ProductCard } from './room/ProductCard.tsx'
import { RoomSheets } from './room/RoomSheets.tsx'
import { PictureBar, RefusedBar, ReplyBar } from './room/Tray.tsx'

/** What a list and a room of words can do without at first: one file, which `LateParts.tsx` fetches. */
export const LATE_PARTS = {
  ConversationSheet,
  AttachPanel,
  OrderCard,
  PendingCard,
  LinkedProduct,
  ProductCard,
  PictureBar,
  PictureProgress,
  RefusedBar,
  ReplyBar,
  RoomSheets,
}
