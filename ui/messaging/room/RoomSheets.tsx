import type { ReactNode } from 'react'
import type { Content } from '../../../domain/messaging/content.ts'
import { EditSheet } from './EditSheet.tsx'
import { MessageSheet } from './MessageSheet.tsx'
import { OrderPicker } from './OrderPicker.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { RatingSheet } from './RatingSheet.tsx'
import { ReportSheet } from './ReportSheet.tsx'
import { ClearDialog, LeaveDialog, RoomMenu } from './RoomMenu.tsx'
import type { RoomSheet } from './room-sheet.ts'
import { SearchSheet } from './SearchSheet.tsx'

type RoomSheetsProps = {
  readonly sheet: RoomSheet | undefined
  readonly onClose: () => void
  readonly onSend: (content: Content) => void
  readonly onFound: (messageID: string, messageSeq: number) => void
}

/** What lies over a room; the dialogs themselves give the focus back when they go. */
export const RoomSheets = ({ sheet, onClose, onSend, onFound }: RoomSheetsProps): ReactNode => {
  switch (sheet?.kind) {
    case undefined:
      return null
    case 'menu':
      return <RoomMenu onClose={onClose} />
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
