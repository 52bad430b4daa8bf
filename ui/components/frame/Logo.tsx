import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { iconOf, isOwnBrand } from '../../../domain/api/brand.ts'
import { displaySettings } from '../../i18n/format.ts'
import { cx } from '../cx.ts'
import css from './Logo.module.css'

const Disc = (): ReactNode => (
  <g transform="rotate(-32 16 16)">
    <path className={css['warm']} d="M4.6 15a12.2 12.2 0 0 1 24.4 0z" />
    <path className={css['cool']} d="M3 17.4a12.2 12.2 0 0 0 24.4 0z" />
  </g>
)

/** The URL of a brand picture: a file next to the settings is in the server's root. */
const shownPicture = (picture: string): string =>
  picture === '' || picture.startsWith('/') ? picture : `/${picture}`

/** The shop's logo mark, decorative: its icon, its initial, or the default mark. */
export const Mark = ({ size = 34 }: { readonly size?: number }): ReactNode => {
  const { brand } = displaySettings
  const icon = shownPicture(iconOf(brand))
  if (icon) return <img className={css['picture']} src={icon} width={size} height={size} alt="" />
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {isOwnBrand(brand) ? (
        <>
          <circle className={css['warm']} cx="16" cy="16" r="15" />
          <text className={css['letter']} x="16" y="22" textAnchor="middle">
            {[...brand.name][0]}
          </text>
        </>
      ) : (
        <Disc />
      )}
    </svg>
  )
}

/** The shop's logo: its picture, its name, or the default wordmark. */
export const Logo = (): ReactNode => {
  const { brand } = displaySettings
  const logo = shownPicture(brand.logo)
  if (logo) return <img className={css['picture']} src={logo} width="114" height="30" alt={brand.name} />
  return isOwnBrand(brand) ? <span className={css['name']}>{brand.name}</span> : <Wordmark />
}

const Wordmark = (): ReactNode => (
  <svg
    className={css['logo']}
    width="114"
    height="30"
    viewBox="0 0 122 32"
    role="img"
    aria-label={displaySettings.brand.name}
  >
    <Disc />
    <g
      className={css['word']}
      transform="translate(38 1)"
      fill="none"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2.6 3.6v20M11 11.4v12.2M19.4 11.4v12.2M19.4 17.2c0-3.7 2.2-6 5.4-6s5.2 2.1 5.2 5.7v6.7M38.8 5.6v14.1c0 2.6 1.4 3.9 3.7 3.9h1M35 11.4h8.2" />
      <circle cx="55.2" cy="17.5" r="6.2" />
      <path d="M61.4 11.4v12.2" />
      <path d="M79.4 13.4c-1-1.4-2.7-2.2-4.8-2.2-2.8 0-4.6 1.3-4.6 3.2 0 2 1.8 2.6 4.8 3.1s5 1.2 5 3.2-2 3.2-5 3.2c-2.3 0-4.2-.9-5.2-2.5" />
    </g>
    <circle className={css['warm']} cx="49" cy="6.2" r="2.3" />
  </svg>
)

/** The logo mark as a link to the home page. */
export const LogoLink = ({ className }: { readonly className?: string | undefined }): ReactNode => (
  <Link className={cx(css['link'], className)} href="/home" aria-label={displaySettings.brand.name}>
    <Mark />
  </Link>
)
