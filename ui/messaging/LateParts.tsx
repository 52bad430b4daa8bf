import { type ReactNode, useEffect } from 'react'
import { createLatePart, useLatePart } from '../hooks/late-part.ts'
import { useApp } from '../hooks/use-app.ts'
import type { ConversationSheetProps } from './ConversationSheet.tsx'
import type { LATE_PARTS } from './late-parts.ts'
import type { AttachPanelProps } from './room/composer/AttachPanel.tsx'
import type { ComposerNotesProps } from './room/composer/ComposerNotes.tsx'
import type { PendingCardProps } from './room/composer/PendingCard.tsx'
import type { QuickRepliesProps } from './room/composer/QuickReplies.tsx'
import type { PictureBarProps, RefusedBarProps, ReplyBarProps } from './room/composer/Tray.tsx'
import css from './room/late.module.css'
import type { RoomSheetsProps } from './room/sheets/RoomSheets.tsx'
import type { AnnouncerProps } from './room/transcript/Announcer.tsx'
import type { CardOrder, CardProduct } from './room/transcript/card-contents.ts'
import type { FloatingDayProps } from './room/transcript/FloatingDay.tsx'
import type { JumpButtonsProps } from './room/transcript/JumpButtons.tsx'
import type { PictureBubbleProps } from './room/transcript/PictureBubble.tsx'
import { shapeFor } from './room/transcript/picture-shape.ts'

/** Long enough for what was asked for to be drawn; nobody has found the button by then. */
const REST_MS = 600

/** The code of what lies over the chat, and of what few talks have in them. */
export const PARTS = createLatePart(async () => (await import('./late-parts.ts')).LATE_PARTS)

/**
 * What nobody sees before a tap: fetched when the page has come to rest. Should it not come, the tap is answered
 * with the reason, and the next one asks again.
 */
const useAfterTap = (isWanted: boolean, onClose: () => void): typeof LATE_PARTS | undefined => {
  const { clock, notices } = useApp()
  useEffect(() => {
    const resting = clock.after(REST_MS, () => void PARTS.load())
    return () => resting.cancel()
  }, [clock])
  return useLatePart(PARTS, isWanted, () => {
    notices.show('error', { kind: 'fault', fault: { kind: 'offline' } })
    onClose()
  })
}

/** The menu of a conversation. */
export const LateListSheet = (props: ConversationSheetProps): ReactNode => {
  const parts = useAfterTap(props.row !== undefined, props.onClose)
  return parts && <parts.ConversationSheet {...props} />
}

/** What lies over a room: nothing of it is needed to read and to write. */
export const LateSheets = (props: RoomSheetsProps): ReactNode => {
  const { sheet, picture, onClose, onPicture } = props
  const parts = useAfterTap(sheet !== undefined || picture !== undefined, () => {
    onClose()
    onPicture(undefined)
  })
  return parts && <parts.RoomSheets {...props} />
}

/** What can be sent beside words, under the composer. */
export const LatePanel = ({
  isOpen,
  ...props
}: AttachPanelProps & { readonly isOpen: boolean }): ReactNode => {
  const parts = useAfterTap(isOpen, props.onDone)
  return isOpen && parts && <parts.AttachPanel {...props} />
}

/** What the shopper came from, above the composer. */
export const LateOffer = (props: PendingCardProps): ReactNode => {
  const parts = useLatePart(PARTS, true)
  return parts && <parts.PendingCard {...props} />
}

/** A product in a talk; its place is kept as high as the card will be. */
export const LateProduct = ({ product }: { readonly product: CardProduct }): ReactNode => {
  const parts = useLatePart(PARTS, true)
  return parts ? <parts.ProductCard product={product} /> : <span className={css['product']} />
}

/** An order in a talk. */
export const LateOrder = ({ order }: { readonly order: CardOrder }): ReactNode => {
  const parts = useLatePart(PARTS, true)
  return parts ? <parts.OrderCard order={order} /> : <span className={css['order']} />
}

/** A product that a text links to. */
export const LateLinked = (props: Pick<CardProduct, 'productId' | 'merId'>): ReactNode => {
  const parts = useLatePart(PARTS, true)
  return parts && <parts.LinkedProduct {...props} />
}

type Size = { readonly width: number; readonly height: number }

/** A picture; its place has the shape that it will have. */
export const LatePicture = ({ width, height, ...props }: PictureBubbleProps & Size): ReactNode => {
  const parts = useLatePart(PARTS, true)
  if (parts) return <parts.PictureBubble {...props} />
  return <span ref={shapeFor(width, height)} className={css['picture']} />
}

/** The ways down and up from where the reader is, once there are any. */
export const LateJumps = (props: JumpButtonsProps): ReactNode => {
  const isWanted = props.isFar || props.onMention !== undefined
  const parts = useLatePart(PARTS, isWanted)
  return isWanted && parts && <parts.JumpButtons {...props} />
}

/** The day at the top; nobody scrolls before the room is open. */
export const LateDay = ({
  isWanted,
  ...props
}: FloatingDayProps & { readonly isWanted: boolean }): ReactNode => {
  const parts = useLatePart(PARTS, isWanted)
  return parts && <parts.FloatingDay {...props} />
}

/** What is read out: of a room that is open. */
export const LateAnnouncer = (props: AnnouncerProps): ReactNode => {
  const parts = useLatePart(PARTS, props.isReady)
  return parts && <parts.Announcer {...props} />
}

/** Sentences of the host, above the composer of a room that is open. */
export const LateQuick = ({
  isWanted,
  ...props
}: QuickRepliesProps & { readonly isWanted: boolean }): ReactNode => {
  const parts = useLatePart(PARTS, isWanted)
  return parts && <parts.QuickReplies {...props} />
}

/** What a writer should know of the text in the field. */
export const LateNotes = (props: ComposerNotesProps): ReactNode => {
  const parts = useLatePart(PARTS, props.text !== '')
  return parts && <parts.ComposerNotes {...props} />
}

/** Pictures that are being made ready, and those that will not go. */
export const LatePictures = (props: PictureBarProps): ReactNode => {
  const { preparing, problems } = props.pictures
  const parts = useLatePart(PARTS, preparing > 0 || problems.length > 0)
  return parts && <parts.PictureBar {...props} />
}

/** What the next message will answer to. */
export const LateReply = (props: ReplyBarProps): ReactNode => {
  const parts = useLatePart(PARTS, true)
  return parts && <parts.ReplyBar {...props} />
}

/** Why the server lets nothing through. */
export const LateRefused = (props: RefusedBarProps): ReactNode => {
  const parts = useLatePart(PARTS, true)
  return parts && <parts.RefusedBar {...props} />
}
