import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fullName } from '../../../domain/account/full-name.ts'
import type { User } from '../../../domain/account/user.ts'
import { ART } from '../../components/art.ts'
import { Avatar, Icon } from '../../components/kit.ts'
import { hasScreen } from '../../navigation/routes.ts'
import css from '../MeScreen.module.css'

/** Name and account, with a link to the profile. */
export const ShopperRow = ({ user }: { readonly user: User }): ReactNode => {
  const inside = (
    <>
      <Avatar image={user.avatar || ART.face} category="food" size="m" isRound isFace />
      <span className="grow">
        <strong className={css['name']}>
          <bdi>{fullName(user) || user.email}</bdi>
        </strong>
        <span className={css['account']}>{user.email || user.mobile}</span>
      </span>
    </>
  )
  if (!hasScreen('/profile')) return <div className={css['shopper']}>{inside}</div>
  return (
    <Link className={css['shopper']} href="/profile">
      {inside}
      <Icon name="chevron-right" size={20} />
    </Link>
  )
}
