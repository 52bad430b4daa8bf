import { type ReactNode, useId, useState } from 'react'
import type { ServerNotice } from '../../../domain/account/notice.ts'
import { richTextLanguage } from '../../../domain/shared/rich-text.ts'
import { ButtonLink, Icon } from '../../components/kit.ts'
import { Moment } from '../../components/surfaces/Moment.tsx'
import { RichTextView } from '../../components/surfaces/RichTextView.tsx'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen } from '../../navigation/routes.ts'
import css from '../reading.module.css'

type NoticeItemProps = {
  readonly notice: ServerNotice
  readonly isRead: boolean
  readonly onOpen: () => void
}

/** One notice: pressing its title shows its text and link. */
export const NoticeItem = ({ notice, isRead, onOpen }: NoticeItemProps): ReactNode => {
  const { t } = useTranslations()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { title, content, link, createdAt } = notice
  return (
    <article className={css['notice']}>
      <button
        type="button"
        className={css['noticeHead']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          if (!isOpen) onOpen()
          setOpen(!isOpen)
        }}
      >
        <span className={isRead ? css['dotRead'] : css['dot']}>
          {!isRead && <span className="visually-hidden">{t('reading.unread')}</span>}
        </span>
        <span className="grow">
          <bdi className={isRead ? undefined : css['strong']} lang={richTextLanguage(content)}>
            {title}
          </bdi>
          <Moment at={createdAt} className={css['time']} />
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
      </button>
      <div id={id} className={css['noticeBody']} hidden={!isOpen}>
        {isOpen && <RichTextView html={content} />}
        {isOpen && link !== undefined && hasScreen(link.split(/[?#]/, 1)[0] ?? '') && (
          <ButtonLink href={link} kind="soft" size="sm">
            {t('reading.open')}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
