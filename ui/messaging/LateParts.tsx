import { type ComponentProps, type ComponentType, type ReactNode, useEffect } from 'react'
import { createLatePart, useLatePart } from '../hooks/loading/late-part.ts'
import { useApp } from '../hooks/use-app.ts'
import type { LATE_PARTS } from './late-parts.ts'
import type { ConversationSheetProps } from './list/ConversationSheet.tsx'
import type { AttachPanelProps } from './room/composer/AttachPanel.tsx'
import type { RoomSheetsProps } from './room/sheets/RoomSheets.tsx'

/** Long enough for what was asked for to be drawn; nobody has found the button by then. */
const REST_MS = 600

/** The code of what lies over the chat, and of what few talks have in them. */
export const PARTS = createLatePart(async () => (await import('./late-parts.ts')).LATE_PARTS)

type Parts = typeof LATE_PARTS

type LateProps<Name extends keyof Parts> = {
  readonly part: Name
  /** Fetches the code; what has come already is drawn all the same. */
  readonly isWanted?: boolean
  /** Keeps the place until then. */
  readonly place?: ReactNode
  readonly given: ComponentProps<Parts[Name]>
}

/** A part of a talk that is drawn as soon as its code is there. */
export const Late = <Name extends keyof Parts>({
  part,
  isWanted = true,
  place,
  given,
}: LateProps<Name>): ReactNode => {
  const parts = useLatePart(PARTS, isWanted)
  // Each is given what it asks for: the compiler sees that in the props, but not through the name.
  const Part = parts?.[part] as ComponentType<object> | undefined
  return Part ? <Part {...given} /> : place
}

/**
 * What nobody sees before a tap: fetched when the page has come to rest. Should it not come, the tap is answered
 * with the reason, and the next one asks again.
 */
const useAfterTap = (isWanted: boolean, onClose: () => void): Parts | undefined => {
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
