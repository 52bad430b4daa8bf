import type { ReactNode } from 'react'
import type { Cents } from '../../../../domain/shared/money.ts'
import { formatSignedMoney } from '../../../i18n/format.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { cx } from '../../cx.ts'
import type { IconName } from '../../icons/icon-names.ts'
import { IconDisc, Tag, type Tone } from '../../surfaces/Badge.tsx'
import css from './RecordRow.module.css'

type RecordRowProps = {
  readonly icon: IconName
  readonly tone?: Tone
  readonly title: string
  readonly meta: ReactNode
  /** Positive for money in, negative for money out; undefined when unknown. */
  readonly amount: Cents | undefined
  readonly tag?: { readonly text: string; readonly tone: Tone }
  /** Refused: its amount is struck through. */
  readonly isRefused?: boolean
  /** Opens details: the title becomes a button, and the whole row is its target. */
  readonly onOpen?: (() => void) | undefined
}

/** One entry of a money record. */
export const RecordRow = ({
  icon,
  tone = 'neutral',
  title,
  meta,
  amount,
  tag,
  isRefused = false,
  onOpen,
}: RecordRowProps): ReactNode => {
  const { language } = useTranslations()
  const money = amount !== undefined && formatSignedMoney(amount, language)
  return (
    <li className={css['record']}>
      <IconDisc icon={icon} tone={tone} />
      <div className="grow">
        {onOpen ? (
          <button type="button" className={cx(css['title'], css['open'])} onClick={onOpen}>
            {title}
          </button>
        ) : (
          <p className={cx('one-line', css['title'])}>{title}</p>
        )}
        <p className={css['meta']}>{meta}</p>
      </div>
      <div className={css['right']}>
        {money !== false && (
          <p className={cx(css['amount'], (amount ?? 0) > 0 && !isRefused && 'ok')}>
            {isRefused ? <s className="ink-3">{money}</s> : money}
          </p>
        )}
        {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
      </div>
    </li>
  )
}

/** Entries on one card. */
export const RecordList = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <ul className={css['list']}>{children}</ul>
)
