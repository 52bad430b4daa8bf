import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useBack } from '../../hooks/use-navigate.tsx'
import { displaySettings } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { cx } from '../cx.ts'
import { SearchLink } from '../fields/SearchLink.tsx'
import { TextRuns } from '../TextRuns.tsx'
import css from './AppBar.module.css'
import { LogoLink } from './Logo.tsx'

/** The width of a page's content: wide 1200, col 720 for lists and money, form 480. */
export type Column = 'wide' | 'col' | 'form'

type AppBarProps = {
  /** The page's h1; receives focus after navigation. Leave it out where the content contains the h1. */
  readonly title?: string | undefined
  /** Visible on wide screens only, where the page itself has no title on phones; always read by screen readers. */
  readonly isTitleOfWide?: boolean
  /** A quiet number or text after the title. */
  readonly aside?: ReactNode
  /**
   * inner: back arrow. root: large title. logo: the logo, with a line below once the page is scrolled. floating:
   * round buttons over a picture.
   */
  readonly kind?: 'inner' | 'root' | 'logo' | 'floating'
  /** The action of the back button; by default back in history, or home when there is none. */
  readonly onBack?: (() => void) | undefined
  readonly actions?: ReactNode
  /** What a wide screen shows next to `children`, where the content contains the h1; by default the shop's name. */
  readonly name?: string
  /** Instead of the title: a search field, for example. */
  readonly children?: ReactNode
  /** full: from edge to edge, whatever the width. */
  readonly column?: Column | 'full'
  /** Wide screens have the search field in every bar, unless its place is taken. */
  readonly hasSearch?: boolean
  /** Phones have a button to the search in its place. */
  readonly hasSearchButton?: boolean
}

/** The sticky bar at the top of a page. */
export const AppBar = ({
  title,
  isTitleOfWide = false,
  aside,
  kind = 'inner',
  onBack,
  actions,
  name,
  children,
  column = 'wide',
  hasSearch = children === undefined,
  hasSearchButton = false,
}: AppBarProps): ReactNode => {
  const { t } = useTranslations()
  const goBack = useBack()
  const bar = useRef<HTMLElement>(null)
  const isAtAction = useRef(false)
  // If a focused action disappears, the focus would jump to the start of the document.
  useLayoutEffect(() => {
    if (!isAtAction.current || document.activeElement !== document.body) return
    isAtAction.current = false
    bar.current?.querySelector<HTMLElement>('[data-page-title], button')?.focus()
  })
  const isField = children !== undefined && !hasSearch
  const hasBack = kind === 'inner' || kind === 'floating'
  return (
    <header
      ref={bar}
      className={cx(css['bar'], kind === 'floating' && css['floating'], kind === 'logo' && css['lined'])}
      data-field={children === undefined ? undefined : ''}
    >
      <div className={cx(css['inside'], css[column])}>
        {hasBack && (
          <span className={css['first']}>
            <IconButton
              icon="arrow-left"
              label={t('kit.back')}
              isFloating={kind === 'floating'}
              onClick={onBack ?? goBack}
            />
          </span>
        )}
        {kind === 'logo' && <LogoLink className={css['logo']} />}
        {title !== undefined && (
          <h1
            className={cx(
              'two-lines',
              css['title'],
              kind === 'root' && css['root'],
              isTitleOfWide && css['ofWide'],
            )}
            tabIndex={-1}
            data-page-title=""
          >
            <TextRuns>{title}</TextRuns>
            {aside !== undefined && (
              <span className={css['aside']}>
                <TextRuns> {aside}</TextRuns>
              </span>
            )}
          </h1>
        )}
        {isField && (
          <b className={css['brand']} aria-hidden={name === undefined ? undefined : true}>
            {name ?? displaySettings.brand.name}
          </b>
        )}
        {children !== undefined && <div className={cx(css['slot'], isField && css['field'])}>{children}</div>}
        {(title === undefined || isTitleOfWide) && children === undefined && <span className={css['slot']} />}
        {hasSearchButton && (
          <div className={cx(css['actions'], css['ofPhone'])}>
            <IconButton icon="search" href="/search" label={t('core.title.search')} />
          </div>
        )}
        {actions !== undefined && (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for focus
          <div
            className={css['actions']}
            onFocus={() => {
              isAtAction.current = true
            }}
            onBlur={() => {
              isAtAction.current = false
            }}
          >
            {actions}
          </div>
        )}
        {hasSearch && (
          <div className={css['search']}>
            <SearchLink href="/search" label={t('kit.searchHint')} />
          </div>
        )}
      </div>
    </header>
  )
}
