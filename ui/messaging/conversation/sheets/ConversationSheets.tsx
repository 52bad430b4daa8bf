import { type ReactNode, useEffect } from 'react'
import type { Content } from '../../../../domain/messaging/content/content.ts'
import { asItIsNow } from '../../../../domain/messaging/conversations/transcript.ts'
import type { Message } from '../../../../domain/messaging/message.ts'
import type { OpenSheet } from '../conversation-context.ts'
import { useConversation } from '../conversation-context.ts'
import { ClearDialog, ConversationMenu, LeaveDialog } from './ConversationMenu.tsx'
import { ConversationViewer } from './ConversationViewer.tsx'
import { EditSheet } from './EditSheet.tsx'
import { RatingSheet, ReportSheet } from './FeedbackSheets.tsx'
import { MessageSheet } from './MessageSheet.tsx'
import { SearchSheet } from './SearchSheet.tsx'

type ConversationSheetsProps = {
  readonly messages: readonly Message[]
  /** The address of the picture in the viewer; undefined for none. */
  readonly picture: string | undefined
  readonly onPicture: (url: string | undefined) => void
  readonly sheet: OpenSheet | undefined
  readonly onClose: () => void
  readonly onSend: (content: Content) => void
  readonly onFound: (messageID: string, messageSeq: number) => void
}

type SheetProps = Omit<ConversationSheetsProps, 'messages' | 'picture' | 'onPicture'>

/** The open sheet; dialogs restore the focus themselves. */
const Sheet = ({ sheet, onClose, onSend, onFound }: SheetProps): ReactNode => {
  const { ProductPicker, OrderPicker } = useConversation().page
  switch (sheet?.kind) {
    case undefined:
      return null
    case 'menu':
      return <ConversationMenu onClose={onClose} />
    case 'message':
      return <MessageSheet message={sheet.message} onClose={onClose} />
    case 'edit':
      return <EditSheet message={sheet.message} onClose={onClose} />
    case 'report':
      return <ReportSheet message={sheet.message} onClose={onClose} />
    case 'rate':
      return <RatingSheet onClose={onClose} />
    case 'clear':
      return <ClearDialog onClose={onClose} />
    case 'search':
      return <SearchSheet onClose={onClose} onFound={onFound} />
    case 'product':
      return <ProductPicker onSend={onSend} onClose={onClose} />
    case 'order':
      return <OrderPicker onSend={onSend} onClose={onClose} />
    case 'leave':
      return <LeaveDialog href={sheet.href} onClose={onClose} />
  }
}

/** While a sheet is open its message may be sent, refused or recalled, which changes the possible actions. */
const followed = (sheet: OpenSheet, messages: readonly Message[]): OpenSheet | undefined => {
  if (sheet.kind !== 'message' && sheet.kind !== 'edit') return sheet
  const message = asItIsNow(messages, sheet.message)
  return message && { ...sheet, message }
}

/** The overlays of a conversation: one sheet, or the picture viewer. */
export const ConversationSheets = ({
  messages,
  picture,
  onPicture,
  sheet,
  ...rest
}: ConversationSheetsProps): ReactNode => {
  const shown = sheet && followed(sheet, messages)
  const { onClose } = rest
  useEffect(() => {
    // A sheet whose message is gone is closed normally, so that the focus is restored.
    if (sheet && !shown) onClose()
  })
  return (
    <>
      <Sheet {...rest} sheet={shown} />
      <ConversationViewer messages={messages} url={picture} onShow={onPicture} />
    </>
  )
}
