import type { ReactNode } from 'react'
import { Pressable } from '../actions/Button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { TextRuns } from '../TextRuns.tsx'
import css from './ListRow.module.css'

type ListGroupProps = { readonly children: ReactNode; readonly label?: string }

/** Rows on one card, with lines between. */
export const ListGroup = ({ children, label }: ListGroupProps): ReactNode => (
  <section className={css['group']} aria-label={label}>
    {children}
  </section>
)

type ListRowProps = {
  readonly label: ReactNode
  readonly icon?: IconName
  /** Small text below the label. */
  readonly description?: ReactNode
  /** At the right, quiet. */
  readonly value?: ReactNode
  readonly href?: string
  readonly onClick?: () => void
  /** Instead of the chevron. */
  readonly trailing?: ReactNode
  readonly isDanger?: boolean
}

/** One row of a list: a link, a button, or plain text. Only links have a chevron. */
export const ListRow = ({
  label,
  icon,
  description,
  value,
  href,
  onClick,
  trailing,
  isDanger = false,
}: ListRowProps): ReactNode => {
  const goes = href !== undefined || onClick !== undefined
  return (
    <Pressable
      className={cx(css['row'], icon && css['withIcon'], isDanger && css['danger'], goes && css['press'])}
      href={href}
      onClick={onClick}
    >
      {icon && <Icon name={icon} size={20} className={css['icon']} />}
      <span className="grow">
        <TextRuns>{label}</TextRuns>
        {description !== undefined && <span className={css['description']}>{description}</span>}
      </span>
      {value !== undefined && <span className={css['value']}>{value}</span>}
      <TextRuns>{trailing}</TextRuns>
      {href !== undefined && trailing === undefined && (
        <Icon name="chevron-right" size={20} className={css['chevron']} />
      )}
    </Pressable>
  )
}
