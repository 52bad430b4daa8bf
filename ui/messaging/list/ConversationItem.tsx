import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { isUnread } from '../../../domain/messaging/conversations/conversation-rows.ts'
import { Button } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './ConversationRow.module.css'
import { ConversationRow, type ConversationRowProps } from './ConversationRow.tsx'

type ItemProps = Omit<ConversationRowProps, 'frame'> & {
  /** Deleted, while that can be undone. */
  readonly isPending: boolean
  readonly onRead: () => void
  readonly onRemove: () => void
  readonly onUndo: () => void
}

/** Temporarily replaces a deleted row. It takes the focus, so that keyboard users can undo. */
const Gone = ({ onUndo }: Pick<ItemProps, 'onUndo'>): ReactNode => {
  const { t } = useTranslations()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  useLayoutEffect(() => {
    const item = box.current?.parentElement
    // When it disappears, the focus must not be lost.
    return () => {
      if (!item?.contains(document.activeElement)) return
      const next = item.nextElementSibling ?? item.previousElementSibling
      next?.querySelector('a')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={box} className={css['gone']}>
      <span className="grow" id={id}>
        {t('chatList.removed')}
      </span>
      <Button kind="line" size="sm" aria-describedby={id} onClick={onUndo}>
        {t('chatList.undo')}
      </Button>
    </div>
  )
}

/** An item of the list: the row with its swipe actions, or the offer to undo a deletion. */
export const ConversationItem = ({
  isPending,
  isOpen,
  onRead,
  onRemove,
  onUndo,
  ...row
}: ItemProps): ReactNode => {
  const { t } = useTranslations()
  const frame = useRef<HTMLLIElement>(null)
  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current && !isPending) frame.current?.querySelector('a')?.focus({ preventScroll: true })
    wasPending.current = isPending
  }, [isPending])
  return (
    <li ref={frame} className={css['item']} data-open={isOpen && !isPending}>
      {isPending ? (
        <Gone onUndo={onUndo} />
      ) : (
        <>
          {isOpen && (
            <div className={css['acts']}>
              <button type="button" className={`${css['act']} ${css['read']}`} onClick={onRead}>
                {t(isUnread(row.row) ? 'chatList.read' : 'chatList.unreadMark')}
              </button>
              <button type="button" className={`${css['act']} ${css['remove']}`} onClick={onRemove}>
                {t('chatList.remove')}
              </button>
            </div>
          )}
          <ConversationRow {...row} isOpen={isOpen} frame={frame} />
        </>
      )}
    </li>
  )
}
