import { ConversationSheet } from './ConversationSheet.tsx'
import { Announcer } from './room/Announcer.tsx'
import { AttachPanel } from './room/AttachPanel.tsx'
import { ComposerNotes } from './room/ComposerNotes.tsx'
import { FloatingDay } from './room/FloatingDay.tsx'
import { JumpButtons } from './room/JumpButtons.tsx'
import { OrderCard } from './room/OrderCard.tsx'
import { PendingCard } from './room/PendingCard.tsx'
import { PictureBubble } from './room/PictureBubble.tsx'
import { LinkedProduct, ProductCard } from './room/ProductCard.tsx'
import { QuickReplies } from './room/QuickReplies.tsx'
import { RoomSheets } from './room/RoomSheets.tsx'
import { PictureBar, RefusedBar, ReplyBar } from './room/Tray.tsx'

/** What a list and a room of words can do without at first: one file, which `LateParts.tsx` fetches. */
export const LATE_PARTS = {
  Announcer,
  ConversationSheet,
  AttachPanel,
  ComposerNotes,
  FloatingDay,
  JumpButtons,
  OrderCard,
  PendingCard,
  LinkedProduct,
  ProductCard,
  PictureBar,
  PictureBubble,
  QuickReplies,
  RefusedBar,
  ReplyBar,
  RoomSheets,
}
