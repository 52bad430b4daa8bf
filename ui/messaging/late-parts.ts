import { ConversationSheet } from './list/ConversationSheet.tsx'
import { AttachPanel } from './room/composer/AttachPanel.tsx'
import { ComposerNotes } from './room/composer/ComposerNotes.tsx'
import { PendingCard } from './room/composer/PendingCard.tsx'
import { QuickReplies } from './room/composer/QuickReplies.tsx'
import { PictureBar, RefusedBar, ReplyBar } from './room/composer/Tray.tsx'
import { RoomSheets } from './room/sheets/RoomSheets.tsx'
import { Announcer } from './room/transcript/Announcer.tsx'
import { PictureBubble } from './room/transcript/bubble/PictureBubble.tsx'
import { OrderCard } from './room/transcript/cards/OrderCard.tsx'
import { LinkedProduct, ProductCard } from './room/transcript/cards/ProductCard.tsx'
import { FloatingDay } from './room/transcript/reading/FloatingDay.tsx'
import { JumpButtons } from './room/transcript/reading/JumpButtons.tsx'

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
