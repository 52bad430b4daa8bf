import type { ReactNode } from 'react'
import { ButtonLink } from '../../actions/Button.tsx'
import { isOfGoods, narrowOf } from '../../states/LazyImage.tsx'
import css from './Hero.module.css'

/** The colours of a banner; nothing else differs between them. */
export const HERO_SCENES = ['sun', 'leaf', 'sea', 'dusk'] as const
type HeroScene = (typeof HERO_SCENES)[number]

type HeroProps = {
  readonly title: string
  /** A sentence below the title; hidden when empty. */
  readonly text?: string
  readonly scene?: HeroScene
  readonly href: string
  /** The label of the button, a verb. */
  readonly action: string
  /** Up to three pictures. None is shown where the text needs the whole width. */
  readonly images?: readonly string[]
  /** Not visible at first: its pictures load when it comes into view. */
  readonly isAside?: boolean
}

/** A banner of the home page: one message, one action, pictures beside them, the route art behind. */
export const Hero = ({
  title,
  text = '',
  href,
  action,
  scene = 'sun',
  images = [],
  isAside = false,
}: HeroProps): ReactNode => (
  <section className={css['hero']} data-scene={scene}>
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
    <div className={css['inside']}>
      <div className={css['texts']}>
        <h2>{title}</h2>
        {text !== '' && <p>{text}</p>}
        <ButtonLink kind="primary" size="sm" href={href}>
          {action}
        </ButtonLink>
      </div>
      <div className={css['objects']}>
        {images.slice(0, 3).map((image, index) => (
          <img
            key={image}
            data-goods={isOfGoods(image) || undefined}
            src={narrowOf(image)}
            alt=""
            width="256"
            height="256"
            loading={isAside ? 'lazy' : undefined}
            fetchPriority={index === 0 && !isAside ? 'high' : 'low'}
            onError={({ currentTarget }) => currentTarget.toggleAttribute('hidden', true)}
          />
        ))}
      </div>
    </div>
  </section>
)

/** The banner above the sign-in form. Hidden on low screens. */
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
