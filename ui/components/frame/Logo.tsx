import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { cx } from '../cx.ts'
import css from './Logo.module.css'

const Disc = (): ReactNode => (
  <g transform="rotate(-32 16 16)">
    <path className={css['warm']} d="M4.6 15a12.2 12.2 0 0 1 24.4 0z" />
    <path className={css['cool']} d="M3 17.4a12.2 12.2 0 0 0 24.4 0z" />
  </g>
)

/** The mark: a disc cut by a crossing line. Decorative. */
export const Mark = ({ size = 34 }: { readonly size?: number }): ReactNode => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <Disc />
  </svg>
)

/** The wordmark. */
export const Logo = (): ReactNode => (
  <svg className={css['logo']} width="114" height="30" viewBox="0 0 122 32" role="img" aria-label="Lintas">
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

/** The mark as the way home. */
export const LogoLink = ({ className }: { readonly className?: string | undefined }): ReactNode => (
  <Link className={cx(css['link'], className)} href="/home" aria-label="Lintas">
    <Mark />
  </Link>
)
