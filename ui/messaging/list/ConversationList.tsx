import { type ReactNode, useState } from 'react'
import type { Chat } from '../../../application/messaging/messaging-context.ts'
import { type Channel, type ChannelKey, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { conversationPath, panePath } from '../../../domain/messaging/channels/conversation-path.ts'
import {
  type ConversationRow,
  isUnread,
  searchRows,
} from '../../../domain/messaging/conversations/conversation-rows.ts'
import { SearchField } from '../../components/forms.ts'
import { PullToRefresh } from '../../components/kit.ts'
import { useStream } from '../../hooks/use-app.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { useTranslations } from '../../i18n/translations.ts'
import { useFirstSync } from '../link/use-first-sync.ts'
import { ConversationItem } from './ConversationItem.tsx'
import { ConversationSheet } from './ConversationSheet.tsx'
import css from './chat-list.module.css'
import { BlankList, NoMatch } from './ListStates.tsx'
import { useRemovals } from './use-removals.ts'

type ConversationListProps = {
  readonly chat: Chat
  readonly rows: readonly ConversationRow[]
  /** The selected conversation next to the list; without panes a row opens its own page. */
  readonly selected: Channel | undefined
  readonly isPane: boolean
  /** Loaded before rendering. */
  readonly isFresh?: boolean | undefined
}

/** Search, rows, and their actions. */
export const ConversationList = (props: ConversationListProps): ReactNode => {
  const { chat, rows, selected, isPane, isFresh } = props
  const { client, services } = chat
  const { t } = useTranslations()
  const navigate = useNavigate()
  const { state } = useStream(client.status$)
  const { isAsked, refresh } = useFirstSync(client, isFresh)
  const removals = useRemovals(client, rows)
  const [typed, setTyped] = useState('')
  const [swiped, setSwiped] = useState<ChannelKey>()
  const [menuOf, setMenuOf] = useState<ChannelKey>()
  const shown = searchRows(rows, typed)
  const menuRow = rows.find(({ key }) => key === menuOf)
  const selectedKey = selected && channelKey(selected)

  const remove = (row: ConversationRow): void => {
    setSwiped(undefined)
    removals.remove(row)
    if (isPane && row.key === selectedKey) navigate('/chatRoom', { replace: true })
  }
  const toggleRead = (row: ConversationRow): void => {
    setSwiped(undefined)
    client.setUnread(row.conversation.channel, isUnread(row) ? 0 : 1)
  }
  const retry = (): void => {
    client.retry()
    void refresh()
  }

  if (rows.length === 0) return <BlankList state={state} isAsked={isAsked} onRetry={retry} />
  return (
    <>
      <SearchField label={t('chatList.search')} value={typed} onChange={setTyped} onSubmit={setTyped} />
      <PullToRefresh onRefresh={refresh} isDisabled={isPane}>
        {shown.length === 0 && <NoMatch />}
        <ul className={css['rows']} aria-label={t('chatList.conversations')}>
          {shown.map((row) => (
            <ConversationItem
              key={row.key}
              client={client}
              row={row}
              href={isPane ? panePath(row.conversation.channel) : conversationPath(row.conversation.channel)}
              isReplacing={isPane}
              isCurrent={row.key === selectedKey}
              isPending={removals.pending.has(row.key)}
              isOpen={row.key === swiped}
              onMenu={() => setMenuOf(row.key)}
              onSwipe={(isOpen) => setSwiped(isOpen ? row.key : undefined)}
              onRead={() => toggleRead(row)}
              onRemove={() => remove(row)}
              onUndo={() => removals.undo(row.key)}
            />
          ))}
        </ul>
      </PullToRefresh>
      <ConversationSheet
        row={menuRow}
        onClose={() => setMenuOf(undefined)}
        onPin={(isPinned) => menuRow && void services.setPinned(menuRow.conversation.channel, isPinned)}
        onMute={(isMuted) => menuRow && void services.setMuted(menuRow.conversation.channel, isMuted)}
        onRead={() => menuRow && toggleRead(menuRow)}
        onRemove={() => menuRow && remove(menuRow)}
      />
    </>
  )
}
