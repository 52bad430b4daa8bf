import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icons/Icon.tsx'
import css from './SearchField.module.css'

type SearchLinkProps = { readonly href: string; readonly label: string }

/** A link to the search page that looks like a search box. */
export const SearchLink = ({ href, label }: SearchLinkProps): ReactNode => (
  <Link className={css['search']} href={href}>
    <Icon name="search" size={20} />
    <span>{label}</span>
  </Link>
)
