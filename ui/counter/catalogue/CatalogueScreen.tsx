import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useRoute } from 'wouter'
import { parseCents, ZERO_CENTS } from '../../../domain/shared/money.ts'
import { findAct } from '../../../domain/staff/acts.ts'
import {
  isStaffKind,
  STAFF_SEARCH_MAX_LENGTH,
  type StaffKind,
  type StaffRow,
} from '../../../domain/staff/queue.ts'
import { ART } from '../../components/art.ts'
import { Chip, ChipRow, SearchField } from '../../components/forms.ts'
import {
  Button,
  cx,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  InfiniteFooter,
  LazyImage,
  SkeletonRows,
  Tag,
} from '../../components/kit.ts'
import { useStream } from '../../hooks/use-app.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { useFaultText } from '../../i18n/fault-text.ts'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import styles from '../list.module.css'
import { CATALOGUE_KINDS } from '../sections.ts'
import { footerPhase, useCounter, useKeys, useMe, useRowKeys } from '../use-counter.ts'
import css from './catalogue.module.css'
import { SelectField } from './EditFields.tsx'
import { EditorScreen } from './EditorScreen.tsx'
import { ImportSheet } from './ImportSheet.tsx'

/** Stands for the id of a new item in the address. */
const NEW = 'new'

const pathOfKind = (kind: StaffKind): string => `/catalogue/${kind}`
const pathOfRow = ({ kind, id }: Pick<StaffRow, 'kind' | 'id'>): string =>
  `${pathOfKind(kind)}/${encodeURIComponent(id)}`

/** The line below a row's title: code, price, stock. */
const useRowText = (): ((row: StaffRow) => string) => {
  const { t, language } = useTranslations()
  return ({ kind, number, amount, more, title }) =>
    [
      number === title ? '' : number,
      amount === null ? '' : formatMoney(parseCents(amount) ?? ZERO_CENTS, language),
      kind === 'product' ? t('counterCatalogue.inStock', { count: more }) : '',
      kind === 'promo' ? t('counterCatalogue.used', { count: more }) : '',
    ]
      .filter(Boolean)
      .join(' · ')
}

const TONES: Readonly<Record<string, 'bad' | 'neutral' | 'warn'>> = {
  'sold-out': 'bad',
  'off-sale': 'neutral',
  over: 'neutral',
  'to-come': 'warn',
  'used-up': 'warn',
}

type RowProps = { readonly row: StaffRow; readonly isOpen: boolean }

const Row = ({ row, isOpen }: RowProps): ReactNode => {
  const { t } = useTranslations()
  const text = useRowText()
  const tone = TONES[row.status]
  return (
    <li>
      <Link
        href={pathOfRow(row)}
        data-row=""
        className={cx(styles['row'], css['row'])}
        aria-current={isOpen ? 'true' : undefined}
      >
        {row.picture && <LazyImage className={css['thumb']} src={row.picture} alt="" sizes="42px" />}
        <span className="grow">
          <b className="one-line">{row.title || row.number}</b>
          <span className={cx('tiny', 'num', row.status === 'sold-out' ? 'bad' : 'ink-3')}>{text(row)}</span>
        </span>
        {tone && <Tag tone={tone}>{t(`counterCatalogue.status.${row.status}`)}</Tag>}
      </Link>
    </li>
  )
}

type ListProps = {
  readonly kind: StaffKind
  readonly kinds: readonly StaffKind[]
  readonly openId: string | undefined
  readonly onImport: (() => void) | undefined
}

/** The items of a kind: searched, filtered, page by page. */
const KindList = ({ kind, kinds, openId, onImport }: ListProps): ReactNode => {
  const { queues } = useCounter()
  const { t, language } = useTranslations()
  const faultText = useFaultText()
  const navigate = useNavigate()
  const queue = queues(kind)
  const list = useStream(queue.list$)
  const [typed, setTyped] = useState(list.search)
  const search = useRef<HTMLDivElement>(null)
  const { filter, rows, phase, fault, filters } = list
  useEffect(() => {
    const { filter: now, search: sought } = queue.list$.value
    void queue.show({ filter: now, search: sought })
  }, [queue])
  const find = (text: string): void => {
    setTyped(text)
    // Clearing the field shows the whole list at once; typed text is searched on Enter.
    if (text === '') void queue.show({ filter, search: '' })
  }
  const links = useRowKeys()
  useKeys({
    '/': () => search.current?.querySelector('input')?.focus(),
    n: () => navigate(`${pathOfKind(kind)}/${NEW}`),
  })
  const total = filters.find(({ key }) => key === 'all')?.count
  return (
    <section className={css['list']} aria-label={t(`counter.kind.${kind}`)}>
      <div className={css['listHead']}>
        <div className="row">
          <p className={cx('grow', css['listTitle'])} aria-hidden="true">
            <span>{t('counterCatalogue.title')}</span>{' '}
            {total !== undefined && <span className="ink-3 num">{formatNumber(total, language)}</span>}
          </p>
          {onImport && (
            <Button size="sm" icon="upload" onClick={onImport}>
              {t('counterCatalogue.import.open')}
            </Button>
          )}
          <IconButton icon="plus" label={t('counterCatalogue.add')} href={`${pathOfKind(kind)}/${NEW}`} />
        </div>
        {kinds.length > 1 && (
          <SelectField
            label={t('counterCatalogue.kind')}
            isLabelHidden
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`counter.kind.${value}`) }))}
            onChange={(value) => navigate(pathOfKind(value as StaffKind))}
          />
        )}
        <div ref={search}>
          <SearchField
            label={t('counterCatalogue.search')}
            value={typed}
            maxCharacters={STAFF_SEARCH_MAX_LENGTH}
            onChange={find}
            onSubmit={(text) => void queue.show({ filter, search: text })}
          />
        </div>
        {filters.length > 1 && (
          <ChipRow label={t('counterCatalogue.filter')}>
            {filters.map(({ key, count }) => (
              <Chip
                key={key}
                isPressed={key === filter}
                onClick={() => void queue.show({ filter: key, search: list.search })}
              >
                {`${t(`counterCatalogue.filters.${key}`)}${key === 'all' ? '' : ` ${formatNumber(count, language)}`}`}
              </Chip>
            ))}
          </ChipRow>
        )}
      </div>
      <div className={css['listBody']}>
        {phase === 'loading' && <SkeletonRows count={8} />}
        {phase === 'failed' && fault && (
          <ErrorState text={faultText(fault)} onRetry={() => void queue.refresh()} />
        )}
        {phase === 'ready' && rows.length === 0 && (
          <EmptyState
            image={list.search === '' ? ART.parcel : ART.torch}
            title={t(list.search === '' ? 'counterCatalogue.none' : 'counterCatalogue.nothingFound')}
          />
        )}
        {rows.length > 0 && (
          <ul ref={links}>
            {rows.map((row) => (
              <Row key={row.id} row={row} isOpen={row.id === openId} />
            ))}
          </ul>
        )}
        {phase === 'ready' && rows.length > 0 && (
          <InfiniteFooter
            phase={footerPhase(list)}
            onMore={() => void queue.more()}
            onRetry={() => void queue.more()}
            isEndSilent={rows.length < 10}
          />
        )}
      </div>
    </section>
  )
}

/** Products, categories, banners, promo codes, networks, couriers and texts of the shop: a list with its editor. */
export const CatalogueScreen = (): ReactNode => {
  const { t } = useTranslations()
  const { queues } = useCounter()
  const { acts } = useMe()
  const [, params] = useRoute('/catalogue/:kind?/*?')
  const [isImporting, setImporting] = useState(false)
  const kinds = CATALOGUE_KINDS.filter((kind) => acts.some((act) => act.kind === kind && act.act === 'save'))
  const requested = params?.kind ?? ''
  const kind = (isStaffKind(requested) && kinds.find((one) => one === requested)) || kinds[0] || 'product'
  const openId = params?.['*'] || undefined
  const act = findAct(kind, 'save')
  const refresh = (): void => void queues(kind).refresh()
  return (
    <main className={cx(css['screen'], openId !== undefined && css['isOpen'])} data-main tabIndex={-1}>
      {/* Above list and editor, of which a phone shows one. */}
      <h1 className="visually-hidden" data-page-title="" tabIndex={-1}>
        {[t('counterCatalogue.title'), t(`counter.kind.${kind}`)].join(': ')}
      </h1>
      <KindList
        key={kind}
        kind={kind}
        kinds={kinds}
        openId={openId}
        onImport={kind === 'product' ? () => setImporting(true) : undefined}
      />
      <div className={css['detail']}>
        {openId !== undefined && act ? (
          <EditorScreen
            key={`${kind} ${openId}`}
            act={act}
            id={openId === NEW ? '' : openId}
            listPath={pathOfKind(kind)}
            onSaved={refresh}
          />
        ) : (
          <div className={css['nothing']}>
            <Icon name="tags" size={24} />
            <p>{t('counterCatalogue.choose')}</p>
          </div>
        )}
      </div>
      <ImportSheet
        isOpen={isImporting}
        onClose={() => setImporting(false)}
        onSaved={() => void queues('product').refresh()}
      />
    </main>
  )
}
