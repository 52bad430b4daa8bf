import { type ReactNode, useEffect } from 'react'
import { channelOfPath, conversationPath } from '../../domain/messaging/channels/conversation-path.ts'
import { useWideWindow } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import type { ScreenProps } from '../navigation/screen.ts'
import { ChatPanes } from './ChatPanes.tsx'
import { useFirstList } from './link/use-first-sync.ts'
import { ListFrame } from './list/ListFrame.tsx'
import { useChat } from './use-chat.ts'

/** The messages tab: all conversations, with the selected one next to them on wide screens (requirement S2). */
export const ChatListScreen = ({ params }: ScreenProps<'merId'>): ReactNode => {
  const isFresh = useFirstList()
  const { state, retry } = useChat()
  const navigate = useNavigate()
  const isWide = useWideWindow()
  const channel = channelOfPath(params.merId)
  const page = channel && !isWide ? conversationPath(channel) : undefined
  useEffect(() => {
    // On a phone a conversation is a page of its own.
    if (page) navigate(page, { replace: true })
  }, [page, navigate])
  if (isWide) return <ChatPanes channel={channel} />
  return <ListFrame state={state} onRetry={retry} selected={undefined} isPane={false} isFresh={isFresh} />
}
