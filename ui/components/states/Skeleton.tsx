import { Fragment, type ReactNode } from 'react'
import { useTranslations } from '../../i18n/translations.ts'
import { cx } from '../cx.ts'
import css from './Skeleton.module.css'

type SkeletonProps = { readonly children: ReactNode; readonly className?: string | undefined }

/** Grey boxes in the shape of the coming content; shown only after 150 ms. */
export const Skeleton = ({ children, className }: SkeletonProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <div className={cx(css['skeleton'], className)} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('kit.loading')}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

type BoxShape = 'line' | 'short' | 'title' | 'price' | 'tile' | 'thumb' | 'disc' | 'hero' | 'row' | 'button'

/** One grey box. */
export const Box = ({ shape = 'line' }: { readonly shape?: BoxShape }): ReactNode => (
  <span className={cx(css['box'], css[shape])} />
)

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** Repeats a box as often as the content is expected. */
export const Repeat = (props: { readonly count: number; readonly children: ReactNode }): ReactNode =>
  range(props.count).map((index) => <Fragment key={index}>{props.children}</Fragment>)

/** A box for a picture or icon, with lines beside it. */
export const BoxBeside = ({
  shape,
  children,
}: {
  readonly shape: BoxShape
  readonly children: ReactNode
}): ReactNode => (
  <div className={css['beside']}>
    <Box shape={shape} />
    <div className={css['lines']}>{children}</div>
  </div>
)

/** Placeholder of a product grid: full rows of at most `count`. */
export const SkeletonGrid = ({ count = 6 }: { readonly count?: number }): ReactNode => (
  <Skeleton>
    <div className={css['grid']}>
      <Repeat count={count}>
        <div className={css['lines']}>
          <Box shape="tile" />
          <Box />
          <Box shape="short" />
          <Box shape="price" />
        </div>
      </Repeat>
    </div>
  </Skeleton>
)

/** Placeholder of cards with a picture and lines: orders, cart lines, shops. */
export const SkeletonCards = ({ count = 3 }: { readonly count?: number }): ReactNode => (
  <Skeleton>
    <div className={css['cards']}>
      <Repeat count={count}>
        <div className={css['panel']}>
          <Box shape="title" />
          <BoxBeside shape="thumb">
            <Box />
            <Box shape="short" />
            <Box shape="price" />
          </BoxBeside>
        </div>
      </Repeat>
    </div>
  </Skeleton>
)

/** Placeholder of plain rows: settings, records, conversations. */
export const SkeletonRows = ({ count = 6 }: { readonly count?: number }): ReactNode => (
  <Skeleton>
    <div className={css['rows']}>
      <Repeat count={count}>
        <BoxBeside shape="disc">
          <Box />
          <Box shape="short" />
        </BoxBeside>
      </Repeat>
    </div>
  </Skeleton>
)
