import type { ReactNode } from 'react'
import type { Origin as From } from '../../../../domain/catalogue/shop.ts'
import { formatCountry } from '../../../i18n/format.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import css from './Origin.module.css'

const stripes = (...colours: readonly string[]): ReactNode =>
  colours.map((colour, at) => (
    <path
      key={colour}
      fill={colour}
      d={`M${(20 * at) / colours.length} 0h${20 / colours.length}v14h-${20 / colours.length}z`}
    />
  ))

const bands = (...colours: readonly (readonly [colour: string, from: number])[]): ReactNode =>
  colours.map(([colour, from]) => <path key={`${colour} ${from}`} fill={colour} d={`M0 ${from}h20V14H0z`} />)

/** The flags of the shops' countries, 20 by 14. A country without one is only named. */
const FLAGS: Readonly<Record<string, ReactNode>> = {
  ID: bands(['#d5162b', 0], ['#fff', 7]),
  TH: bands(['#c8102e', 0], ['#fff', 2.3], ['#2a2f6b', 4.7], ['#fff', 9.3], ['#c8102e', 11.7]),
  DE: bands(['#111', 0], ['#d00', 4.67], ['#ffce00', 9.33]),
  FR: stripes('#0055a4', '#fff', '#ef4135'),
  IT: stripes('#009246', '#fff', '#ce2b37'),
  JP: (
    <>
      <path fill="#fff" d="M0 0h20v14H0z" />
      <circle cx="10" cy="7" r="4.2" fill="#bc002d" />
    </>
  ),
  DK: (
    <>
      <path fill="#c8102e" d="M0 0h20v14H0z" />
      <path fill="#fff" d="M6 0h2v14H6zM0 6h20v2H0z" />
    </>
  ),
  VN: (
    <>
      <path fill="#da251d" d="M0 0h20v14H0z" />
      <path fill="#ff0" d="M10 2.8l.95 2.9H14l-2.45 1.8.93 2.9L10 8.6l-2.48 1.8.93-2.9L6 5.7h3.05z" />
    </>
  ),
  CN: (
    <>
      <path fill="#de2910" d="M0 0h20v14H0z" />
      <path
        fill="#ffde00"
        d="M5 2.2l.75 2.2h2.3L6.2 5.8l.7 2.3L5 6.7 3.1 8.1l.7-2.3-1.85-1.4h2.3zM8.8 2a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0zM10.2 3.6a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0zM10.2 5.8a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0zM8.8 7.4a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0z"
      />
    </>
  ),
  TW: (
    <>
      <path fill="#fe0000" d="M0 0h20v14H0z" />
      <path fill="#000095" d="M0 0h10v7H0z" />
      <path
        fill="#fff"
        d="M5 .7l.5 1.2 1.1-.7-.2 1.3 1.4-.1-.9 1 1.2.6-1.3.4.7 1.1-1.3-.3v1.3l-1-.9-.7 1.1-.4-1.3-1.2.6.3-1.3-1.4-.2 1.1-.8-.8-1 1.3-.1-.1-1.3 1.1.7z"
      />
    </>
  ),
  KR: (
    <>
      <path fill="#fff" d="M0 0h20v14H0z" />
      <path fill="#c8102e" d="M6.9 7.9a3.4 3.4 0 0 1 6.2-2.6c-1 2-2.6.9-3.5 1.7-.8.7-1.7 1.6-2.7.9z" />
      <path fill="#1b4594" d="M13.1 6.1a3.4 3.4 0 0 1-6.2 2.6c1 .6 2-.4 2.7-1 .9-.8 2.6.2 3.5-1.6z" />
      <path
        stroke="#222"
        strokeWidth="0.8"
        d="M2.6 4.4l1.7-2.3M3.5 5l1.7-2.3M15 2.6l1.7 2.3M15.9 2l1.7 2.3M2.6 9.6l1.7 2.3M3.5 9l1.7 2.3M15 11.4l1.7-2.3M15.9 12l1.7-2.3"
      />
    </>
  ),
}

type OriginProps = {
  readonly origin: From
  /** A sentence with the town, instead of the town. */
  readonly children?: ReactNode
}

/** The origin of goods: the flag, always with the town, or the country where the town is unknown. */
export const Origin = ({ origin: { country, town }, children }: OriginProps): ReactNode => {
  const { language } = useTranslations()
  const name = country === '' ? '' : formatCountry(country, language)
  const flag = FLAGS[country]
  const place = town === '' || flag !== undefined ? town || name : [town, name].filter(Boolean).join(', ')
  return (
    <span className={css['origin']}>
      {flag !== undefined && (
        <svg
          className={css['flag']}
          viewBox="0 0 20 14"
          role="img"
          aria-label={name}
          aria-hidden={place === name || undefined}
        >
          {flag}
        </svg>
      )}
      <span>{children ?? place}</span>
    </span>
  )
}
