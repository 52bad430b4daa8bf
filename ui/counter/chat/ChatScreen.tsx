import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useRoute, useSearchParams } from 'wouter'
import type { StaffChat } from '../../../application/staff/chat.ts'
import { CHAT_FILTERS, type ChatFilter, type OfConversation } from '../../../domain/staff/conversation.ts'
import { ART } from '../../components/art.ts'
import { cx, EmptyState, ErrorState, SkeletonRows } from '../../components/kit.ts'
import { usePolling } from '../../hooks/loading/use-query.ts'
import { useStream } from '../../hooks/use-app.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import styles from '../list.module.css'
import { useCounter, useMe } from '../use-counter.ts'
import { ConversationColumn } from './ConversationColumn.tsx'
import { ConversationList } from './ConversationList.tsx'
import css from './chat.module.css'
import { StaffChatContext } from './staff-page.tsx'

/** The conversation in an address: `12-7` is shopper 7 at shop 12, `0-7` at customer service. */
const ofName = (name: string | undefined): OfConversation | undefined => {
  const [, shop, shopper] = /^(\d{1,15})-([1-9]\d{0,14})$/.exec(name ?? '') ?? []
  return shop === undefined || shopper === undefined
    ? undefined
    : { shop: Number(shop), shopper: Number(shopper) }
}

const filterOf = (name: string | null): ChatFilter => CHAT_FILTERS.find((one) => one === name) ?? 'waiting'

const Chat = ({ chat }: { readonly chat: StaffChat }): ReactNode => {
  const { session } = useCounter()
  const { staff } = useMe()
  const { t, language } = useTranslations()
  const navigate = useNavigate()
  const [, params] = useRoute('/chat/:of?')
  const [query] = useSearchParams()
  const of = ofName(params?.['of'])
  const filter = filterOf(query.get('filter'))
  const search = query.get('q') ?? ''

  const addressOf = (wanted: {
    of?: OfConversation | undefined
    filter?: ChatFilter
    search?: string
  }): string => {
    const next = { filter, search, ...wanted }
    const parameters = new URLSearchParams()
    if (next.filter !== 'waiting') parameters.set('filter', next.filter)
    if (next.search !== '') parameters.set('q', next.search)
    const end = parameters.size > 0 ? `?${parameters}` : ''
    return `/chat${next.of ? `/${next.of.shop}-${next.of.shopper}` : ''}${end}`
  }

  useEffect(() => chat.watch(), [chat])
  useEffect(() => void chat.show({ filter, search }), [chat, filter, search])
  const { shop, shopper } = of ?? {}
  useEffect(() => {
    const isOpen = shop !== undefined && shopper !== undefined
    void chat.open(isOpen ? { shop, shopper } : undefined)
  }, [chat, shop, shopper])
  // Titles of goods are in the chosen language.
  const shownIn = useRef(language)
  useEffect(() => {
    if (shownIn.current === language) return
    shownIn.current = language
    void chat.refreshBeside()
  }, [chat, language])
  // The engine gets the messages of one shop: for the others the list is loaded again.
  const now = useStream(session.session$)
  usePolling(staff.shop === null && now.kind === 'signed-in' && !now.isOver, chat.refresh)

  return (
    <StaffChatContext value={chat}>
      <main className={cx(styles['screen'], css['screen'])} data-main data-open={of !== undefined}>
        <ConversationList
          of={of}
          filter={filter}
          search={search}
          hrefOf={(row) => addressOf({ of: row })}
          onAsk={(ask) => navigate(addressOf({ of, ...ask }), { replace: true })}
        />
        {of ? (
          <ConversationColumn
            key={`${of.shop}-${of.shopper}`}
            of={of}
            listPath={addressOf({ of: undefined })}
          />
        ) : (
          <div className={styles['nothing']}>
            <EmptyState
              isTall
              image={ART.speech}
              title={t('counterChat.choose')}
              text={t('counterChat.chooseText')}
            />
          </div>
        )}
      </main>
    </StaffChatContext>
  )
}

/** The conversation list, longest wait first, with the open conversation and its side panel. */
export const ChatScreen = (): ReactNode => {
  const { loadChat } = useCounter()
  const faultText = useFaultText()
  const [chat, setChat] = useState<StaffChat>()
  const [isFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadChat().then(setChat, () => setFailed(true))
  }, [loadChat])
  useEffect(load, [load])
  if (chat) return <Chat chat={chat} />
  return (
    <main className={css['loading']} data-main aria-busy={!isFailed}>
      {isFailed ? (
        <ErrorState isTall text={faultText({ kind: 'offline' })} onRetry={load} />
      ) : (
        <SkeletonRows count={6} />
      )}
    </main>
  )
}
