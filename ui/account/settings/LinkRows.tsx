import type { ReactNode } from 'react'
import { ListGroup, ListRow } from '../../components/forms.ts'
import type { IconName } from '../../components/kit.ts'
import { hasScreen } from '../../navigation/routes.ts'
import css from '../SettingsScreen.module.css'

export type LinkRow = {
  readonly href: string
  readonly icon: IconName
  readonly label: string
  readonly value?: ReactNode
}

type LinkRowsProps = { readonly label: string; readonly title?: string; readonly rows: readonly LinkRow[] }

/** Rows that link to screens; those without a screen are left out, and an empty group is hidden. */
export const LinkRows = ({ label, title, rows }: LinkRowsProps): ReactNode => {
  const open = rows.filter(({ href }) => hasScreen(href))
  if (open.length === 0) return null
  return (
    <>
      {title !== undefined && <h2 className={css['group']}>{title}</h2>}
      <ListGroup label={label}>
        {open.map((row) => (
          <ListRow key={row.href} {...row} />
        ))}
      </ListGroup>
    </>
  )
}
