import type { ReactNode } from 'react'
import { Box, Repeat, Skeleton } from './Skeleton.tsx'
import css from './SkeletonForms.module.css'

/** Placeholder of fields with labels. */
export const SkeletonFields = ({ count = 4 }: { readonly count?: number }): ReactNode => (
  <Skeleton>
    <div className={css['stack']}>
      <Repeat count={count}>
        <div className={css['part']}>
          <Box shape="title" />
          <Box shape="row" />
        </div>
      </Repeat>
    </div>
  </Skeleton>
)

/** Placeholder of text with headings. */
export const SkeletonText = ({ count = 4 }: { readonly count?: number }): ReactNode => (
  <Skeleton>
    <div className={css['stack']}>
      <Repeat count={count}>
        <div className={css['part']}>
          <Box shape="title" />
          <Box />
          <Box />
          <Box shape="short" />
        </div>
      </Repeat>
    </div>
  </Skeleton>
)
