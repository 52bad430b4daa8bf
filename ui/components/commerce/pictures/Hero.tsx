import type { ReactNode } from 'react'
import { ButtonLink } from '../../actions/Button.tsx'
import css from './Hero.module.css'

export type HeroProps = {
  readonly title: string
  readonly text?: string
  readonly href: string
  /** The verb on the button. */
  readonly action: string
  /** Up to three objects; the phone shows one fewer when it is narrow. */
  readonly images?: readonly string[]
  /** Not seen at first: its pictures wait until it comes into sight. */
  readonly isAside?: boolean
}

const PLACES = ['first', 'second', 'third'] as const

/** The board on the home page: one message, one action, the route behind it. */
export const Hero = ({ title, text, href, action, images = [], isAside = false }: HeroProps): ReactNode => (
  <section className={css['hero']}>
    <svg
      className={css['route']}
      viewBox="0 0 358 172"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <g className={css['lines']}>
        <path d="M120 230C160 60 300 20 420 70" />
        <path d="M90 230C140 30 290 -20 420 30" />
        <path d="M160 230C190 100 310 66 420 110" />
      </g>
      <path className={css['dots']} d="M150 230C180 84 304 44 420 92" />
    </svg>
    <div className={css['words']}>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      <ButtonLink kind="primary" size="sm" href={href}>
        {action}
      </ButtonLink>
    </div>
    {images.slice(0, PLACES.length).map((image, index) => (
      <img
        key={image}
        className={css[PLACES[index] ?? 'first']}
        src={image}
        alt=""
        width="256"
        height="256"
        loading={isAside ? 'lazy' : undefined}
        fetchPriority={index === 0 && !isAside ? 'high' : 'low'}
      />
    ))}
  </section>
)

/** The quiet band over sign-in: the route from home to everywhere. Hidden on low screens. */
export const RouteBand = ({ images = [] }: { readonly images?: readonly string[] }): ReactNode => (
  <div className={css['band']} aria-hidden="true">
    <svg viewBox="0 0 358 164" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <g className={css['lines']}>
        <ellipse cx="179" cy="170" rx="120" ry="96" />
        <ellipse cx="179" cy="170" rx="170" ry="136" />
        <ellipse cx="179" cy="170" rx="224" ry="178" />
      </g>
      <path className={css['dots']} d="M62 118C104 20 250 10 298 104" />
      <circle className={css['origin']} cx="62" cy="118" r="4" />
    </svg>
    {images[0] !== undefined && <img src={images[0]} alt="" width="104" height="104" />}
    {images[1] !== undefined && (
      <img className={css['parcel']} src={images[1]} alt="" width="64" height="64" />
    )}
  </div>
)
