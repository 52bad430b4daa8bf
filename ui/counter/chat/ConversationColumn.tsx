import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ChatActOutcome } from '../../../application/staff/chat.ts'
import {
  type Channel,
  ChannelType,
  channelKey,
  merchantChannel,
  serviceChannel,
} from '../../../domain/messaging/channels/channel.ts'
import type { Content } from '../../../domain/messaging/content/content.ts'
import type { RowNote } from '../../../domain/messaging/conversations/transcript-rows.ts'
import type { StaffConversation } from '../../../domain/staff/answers.ts'
import {
  type ConversationBeside,
  type Holder,
  holderOf,
  isSameConversation,
  type OfConversation,
} from '../../../domain/staff/conversation.ts'
import { BottomSheet } from '../../components/forms.ts'
import { Avatar, Button, ErrorState, Icon, IconButton, SkeletonRows } from '../../components/kit.ts'
import { usePolling } from '../../hooks/loading/use-query.ts'
import { useAction, useStream } from '../../hooks/use-app.ts'
import { useTimed } from '../../hooks/use-countdown.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { formatDate } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { useConversation } from '../../messaging/conversation/conversation-context.ts'
import { OpenConversation } from '../../messaging/conversation/OpenConversation.tsx'
import { presenceText } from '../../messaging/presence-text.ts'
import { Key } from '../Frame.tsx'
import { useCounter, useKeys, useMe } from '../use-counter.ts'
import { ChatWait } from './ConversationList.tsx'
import css from './chat.module.css'
import { HandOver } from './HandOver.tsx'
import { SidePanel } from './SidePanel.tsx'
import { OpenAtCounterContext, staffPage, useSendCard, useStaffChat } from './staff-page.tsx'

const channelOf = ({ shopper }: OfConversation): Channel => ({
  channelID: `u${shopper}`,
  channelType: ChannelType.person,
})

/** The uid of a shop, on whose behalf staff write. */
const uidOf = ({ shop }: OfConversation): string =>
  (shop === 0 ? serviceChannel : merchantChannel(String(shop))).channelID

type HeaderProps = {
  readonly row: StaffConversation | undefined
  readonly holder: Holder
  readonly listPath: string
  readonly isBusy: boolean
  readonly onClaim: () => void
  readonly onHand: () => void
  readonly onFinish: () => void
  readonly onSide: () => void
}

/** The header: the shopper, how long they have waited, whether they are online, and who has the conversation. */
const Header = (props: HeaderProps): ReactNode => {
  const { row, holder, listPath, isBusy, onClaim, onHand, onFinish, onSide } = props
  const { lifecycle } = useCounter()
  const { isOnline } = useStream(lifecycle.life$)
  const translations = useTranslations()
  const { t } = translations
  const { chat, channel, name, open } = useConversation()
  const key = channelKey(channel)
  const info = useStream(chat.client.channelInfo$(key))
  const typists = useStream(chat.client.typing$(key))
  // Polled, because no stream reports presence.
  usePolling(true, () => chat.client.loadChannelInfo(channel))
  const presence = useTimed(() =>
    presenceText(isOnline ? info : undefined, chat.client.now() / 1000, translations),
  )
  const list = useStaffChat()
  const { limits } = useStream(list.list$)
  return (
    <header className={css['head']}>
      <span className={css['back']}>
        <IconButton icon="chevron-left" label={t('kit.back')} href={listPath} />
      </span>
      <span className={css['face']} data-online={isOnline && info?.isOnline === true}>
        <Avatar image={info?.logo || undefined} size="xs" isRound />
      </span>
      <div className={css['person']}>
        <h1 tabIndex={-1}>
          <bdi>{name}</bdi>
        </h1>
        <p className={css['presence']}>
          {row?.waiting_since !== null && row !== undefined && (
            <>
              <span>{t('counterChat.waiting')}</span> <ChatWait since={row.waiting_since} limits={limits} />{' '}
              <span aria-hidden="true">·</span>{' '}
            </>
          )}
          <span>{typists.length > 0 ? t('chat.digest.typing') : presence}</span>
        </p>
      </div>
      <div className={css['acts']}>
        <IconButton
          icon="search"
          size={20}
          label={t('chat.conversation.search')}
          onClick={() => open({ kind: 'search' })}
        />
        <span className={css['sideButton']}>
          <IconButton icon="user-round" size={20} label={t('counterChat.side.open')} onClick={onSide} />
        </span>
        {holder === 'nobody' && (
          <Button size="sm" isBusy={isBusy} onClick={onClaim}>
            {t('counterChat.claim')}
          </Button>
        )}
        {holder !== 'colleague' && (
          <>
            <Button size="sm" aria-keyshortcuts="H" onClick={onHand}>
              <span>{t('counterChat.handOver')}</span>
              {holder === 'me' && <Key>H</Key>}
            </Button>
            <Button size="sm" isBusy={isBusy} onClick={onFinish}>
              {t('counterChat.finish')}
            </Button>
          </>
        )}
      </div>
    </header>
  )
}

type TakenProps = {
  readonly name: string
  readonly since: number
  /** Given to owners, who may take over any conversation. */
  readonly onTakeOver: (() => void) | undefined
  readonly isBusy: boolean
}

/** Replaces the composer while a colleague has the conversation. */
const Taken = ({ name, since, onTakeOver, isBusy }: TakenProps): ReactNode => {
  const { t, language } = useTranslations()
  return (
    <div className={css['taken']} role="status">
      <Icon name="info" size={20} />
      <p>
        <b>{t('counterChat.taken', { name, time: formatDate(since, language, 'time') })}</b>{' '}
        <span>{t('counterChat.takenText', { name })}</span>
      </p>
      {onTakeOver && (
        <Button size="sm" isBusy={isBusy} onClick={onTakeOver}>
          {t('counterChat.takeOver')}
        </Button>
      )}
    </div>
  )
}

/** Notes between the messages that only staff see: who has handed the conversation to whom, with which note. */
const useNotes = (beside: ConversationBeside | undefined): readonly RowNote[] => {
  const { t } = useTranslations()
  return useMemo(
    () =>
      [...(beside?.notes ?? [])]
        .sort((a, b) => a.at - b.at)
        .map(({ who, to, note, at }) => ({
          at,
          text:
            note === ''
              ? t('counterChat.hand.line', { who, to })
              : t('counterChat.hand.lineWithNote', { who, to, note }),
        })),
    [beside, t],
  )
}

type ColumnProps = { readonly of: OfConversation; readonly listPath: string }

/** A conversation at the counter: the shopper's screen, with the actions of staff above and the side panel. */
export const ConversationColumn = ({ of, listPath }: ColumnProps): ReactNode => {
  const chat = useStaffChat()
  const { notices } = useCounter()
  const { staff } = useMe()
  const { t, language } = useTranslations()
  const faultText = useFaultText()
  const state = useStream(chat.chat$)
  const open = useStream(chat.beside$)
  const list = useStream(chat.list$)
  const [sheet, setSheet] = useState<'hand' | 'side'>()
  const room = useRef<HTMLDivElement>(null)
  const close = (): void => setSheet(undefined)

  const isThis = open.kind !== 'none' && isSameConversation(open.of, of)
  const beside = open.kind === 'open' && isThis ? open.beside : undefined
  const row = list.rows.find((one) => isSameConversation({ shop: one.shop, shopper: one.shopper.id }, of))
  // Until the side panel has loaded, the list's row says who has the conversation.
  const assigned = beside?.assigned ?? (beside ? null : row?.assigned)
  const holder = holderOf(assigned, staff.id)
  const notes = useNotes(beside)

  const refusalOf = (outcome: ChatActOutcome): string | undefined => {
    if (outcome.kind === 'done') return undefined
    if (outcome.kind === 'refused') return faultText(outcome.fault)
    const { first, at } = outcome.first
    return t('counterChat.tooLate', { name: first.name, time: formatDate(at, language, 'time') })
  }
  const say = (outcome: ChatActOutcome | undefined): void => {
    const text = outcome && refusalOf(outcome)
    if (text !== undefined) notices.show('error', { kind: 'text', text })
  }
  const act = useAction(async (run: () => Promise<ChatActOutcome>) => say(await run()))
  const claim = (): void => void act.run(() => chat.claim(of))

  // The first answer claims the conversation, without a button.
  const isFree = useRef(false)
  useEffect(() => {
    isFree.current = beside !== undefined && holder === 'nobody'
  })
  const { shop, shopper } = of
  const sayRef = useRef(say)
  useEffect(() => {
    sayRef.current = say
  })
  const onSent = useCallback((): void => {
    if (!isFree.current) return
    isFree.current = false
    void chat.claim({ shop, shopper }).then((outcome) => sayRef.current(outcome))
  }, [chat, shop, shopper])

  const channel = useMemo(() => channelOf({ shop, shopper }), [shop, shopper])
  const here = state.phase === 'open' && state.chat.client.uid === uidOf(of) ? state.chat : undefined
  const sendCard = useSendCard(here, channel, onSent)
  const onSend = (content: Content): void => {
    close()
    sendCard(content)
  }

  useKeys({
    h: () => {
      if (holder !== 'colleague' && beside) setSheet('hand')
    },
    r: () => room.current?.querySelector('textarea')?.focus(),
  })

  const panel = (
    <SidePanel
      open={isThis ? open : { kind: 'loading', of }}
      onRetry={() => void chat.refreshBeside()}
      onSend={onSend}
      isClosed={holder === 'colleague' || !here}
    />
  )
  const openAt = useMemo(() => ({ of: { shop, shopper }, beside }), [shop, shopper, beside])
  const name = beside?.shopper.nickname ?? row?.shopper.name ?? t('counterChat.title')
  return (
    <OpenAtCounterContext value={openAt}>
      <div ref={room} className={css['room']}>
        {here ? (
          <OpenConversation
            chat={here}
            channel={channel}
            page={staffPage(chat)}
            name={name}
            isPane
            notes={notes}
            onSent={onSent}
            header={
              <Header
                row={row}
                holder={holder}
                listPath={listPath}
                isBusy={act.isBusy}
                onClaim={claim}
                onHand={() => setSheet('hand')}
                onFinish={() => void act.run(() => chat.finish(of))}
                onSide={() => setSheet('side')}
              />
            }
            closed={
              holder === 'colleague' &&
              assigned && (
                <Taken
                  name={assigned.name}
                  since={beside?.assigned?.at ?? 0}
                  isBusy={act.isBusy}
                  onTakeOver={
                    staff.role === 'owner'
                      ? () => void act.run(() => chat.handOver(of, staff.id, ''))
                      : undefined
                  }
                />
              )
            }
          />
        ) : (
          <div aria-busy={state.phase !== 'failed'}>
            <header className={css['head']}>
              <span className={css['back']}>
                <IconButton icon="chevron-left" label={t('kit.back')} href={listPath} />
              </span>
              <div className={css['person']}>
                <h1 tabIndex={-1}>
                  <bdi>{name}</bdi>
                </h1>
              </div>
            </header>
            {state.phase === 'failed' ? (
              <ErrorState isTall text={faultText(state.fault)} onRetry={() => void chat.retry()} />
            ) : (
              <SkeletonRows count={5} />
            )}
          </div>
        )}
      </div>
      <section className={css['side']} aria-label={t('counterChat.side.title')}>
        {panel}
      </section>
      <BottomSheet isOpen={sheet === 'side'} title={t('counterChat.side.title')} onClose={close}>
        <div className={css['sideSheet']}>{panel}</div>
      </BottomSheet>
      {sheet === 'hand' && (
        <HandOver
          name={`${shop}-${shopper}`}
          colleagues={(beside?.colleagues ?? []).filter(({ id }) => id !== staff.id)}
          onHandOver={async (staffId, words) => refusalOf(await chat.handOver(of, staffId, words))}
          onClose={close}
        />
      )}
    </OpenAtCounterContext>
  )
}
