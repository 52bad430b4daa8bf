import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useApp } from '../../../hooks/use-app.ts'
import type { ConversationSheetsProps } from './ConversationSheets.tsx'

/** Long enough for what was asked for to be shown; nobody has found the button by then. */
const REST_MS = 600

let isLoaded = false

/** The code of all that opens over a conversation after a tap. */
export const loadRoomSheets = async () => {
  const { ConversationSheets } = await import('./ConversationSheets.tsx')
  isLoaded = true
  return { default: ConversationSheets }
}

let Sheets = lazy(loadRoomSheets)

type BoundaryProps = { readonly onMissing: () => void; readonly children: ReactNode }

/** Error boundary for code that does not come; what breaks in code that is there is the screen's affair. */
class MissingCode extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(): void {
    this.props.onMissing()
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children
    if (isLoaded) throw this.state.error
    return null
  }
}

/**
 * `ConversationSheets`, loaded when the page has come to rest, or when it is first wanted. Should it not come, the tap is answered with
 * the reason, and the next one asks again: `lazy` itself would remember the failure for ever.
 */
export const LazyConversationSheets = (props: ConversationSheetsProps): ReactNode => {
  const { sheet, picture, onClose, onPicture } = props
  const { clock, notices } = useApp()
  const isWanted = sheet !== undefined || picture !== undefined
  const [isMounted, setMounted] = useState(isLoaded)
  if (isWanted && !isMounted) setMounted(true)
  useEffect(() => {
    const mount = (): void => setMounted(true)
    const resting = clock.after(REST_MS, () => void loadRoomSheets().then(mount, () => undefined))
    return () => resting.cancel()
  }, [clock])
  if (!isMounted) return null
  const forget = (): void => {
    Sheets = lazy(loadRoomSheets)
    setMounted(false)
    notices.show('error', { kind: 'fault', fault: { kind: 'offline' } })
    onClose()
    onPicture(undefined)
  }
  return (
    <MissingCode onMissing={forget}>
      <Suspense>
        <Sheets {...props} />
      </Suspense>
    </MissingCode>
  )
}
