import type { ReactNode } from 'react'
import type { Chat, ChatState } from '../../../application/messaging/messaging-context.ts'
import type { Channel } from '../../../domain/messaging/channels/channel.ts'
import { isUnread } from '../../../domain/messaging/conversations/conversation-rows.ts'
import { AppBar, ErrorState, IconButton, Page } from '../../components/kit.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { ConnectionBanner } from '../link/ConnectionBanner.tsx'
import { ConversationList } from './ConversationList.tsx'
import css from './chat-list.module.css'
import { ListSkeleton } from './ListStates.tsx'
import { useConversations } from './use-conversations.ts'

type FrameProps = {
  readonly bar: ReactNode
  readonly banner?: ReactNode
  readonly children: ReactNode
  readonly isPane: boolean
  readonly isBusy?: boolean
}

/** A page on a phone; one of two columns next to a conversation. */
const Frame = ({ bar, banner, children, isPane, isBusy = false }: FrameProps): ReactNode =>
  isPane ? (
    <section className={css['listPane']} aria-busy={isBusy || undefined}>
      {bar}
      {banner}
      <div className={css['content']}>{children}</div>
    </section>
  ) : (
    <Page
      isRoot
      column="col"
      isBusy={isBusy}
      bar={
        <>
          {bar}
          {banner}
        </>
      }
    >
      {children}
    </Page>
  )

type ListBarProps = { readonly isPane: boolean; readonly actions?: ReactNode }

const ListBar = ({ isPane, actions }: ListBarProps): ReactNode => {
  const { t } = useTranslations()
  const column = isPane ? 'wide' : 'col'
  return (
    <AppBar
      kind="root"
      column={column}
      hasSearch={!isPane}
      title={t('core.title.chatRoom')}
      actions={actions}
    />
  )
}

type OpenListProps = {
  readonly chat: Chat
  readonly selected: Channel | undefined
  readonly isPane: boolean
  readonly isFresh?: boolean | undefined
}

const OpenList = ({ chat, selected, isPane, isFresh }: OpenListProps): ReactNode => {
  const { t } = useTranslations()
  const rows = useConversations(chat.client)
  const unread = rows.filter(isUnread)
  return (
    <Frame
      isPane={isPane}
      bar={
        <ListBar
          isPane={isPane}
          actions={
            <IconButton
              icon="check-check"
              label={t('chatList.readAll')}
              isIdle={unread.length === 0}
              onClick={() => {
                for (const { conversation } of unread) chat.client.setUnread(conversation.channel, 0)
              }}
            />
          }
        />
      }
      // The conversation next to it shows the banner already.
      banner={
        !(isPane && selected) && (
          <div className={css['banner']}>
            <ConnectionBanner link$={chat.shownLink$} onRetry={() => chat.client.retry()} />
          </div>
        )
      }
    >
      <ConversationList chat={chat} rows={rows} selected={selected} isPane={isPane} isFresh={isFresh} />
    </Frame>
  )
}

type ListFrameProps = Omit<OpenListProps, 'chat'> & {
  readonly state: ChatState
  readonly onRetry: () => void
}

/** The list, or a placeholder until the chat is open. */
export const ListFrame = ({ state, onRetry, ...list }: ListFrameProps): ReactNode => {
  const { isPane } = list
  const faultText = useFaultText()
  if (state.phase === 'open') return <OpenList chat={state.chat} {...list} />
  return (
    <Frame isPane={isPane} bar={<ListBar isPane={isPane} />} isBusy={state.phase !== 'failed'}>
      {state.phase === 'failed' ? (
        <ErrorState isTall text={faultText(state.fault)} onRetry={onRetry} />
      ) : (
        <ListSkeleton />
      )}
    </Frame>
  )
}
