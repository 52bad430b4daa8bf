import { type ReactNode, useEffect, useState } from 'react'
import { type CartLine, groupByShop, totalsOf, unavailableLines } from '../../domain/cart/cart.ts'
import { ART } from '../components/art.ts'
import split from '../components/frame/split.module.css'
import {
  AppBar,
  EmptyState,
  ErrorState,
  Page,
  PullToRefresh,
  SkeletonCards,
  TextLink,
} from '../components/kit.ts'
import { useApp, useStream, useWideWindow } from '../hooks/use-app.ts'
import { formatNumber } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './BagScreen.module.css'
import { BagHead, BagTotal } from './BagTotal.tsx'
import { useCartEstimate } from './CartEstimate.tsx'
import { EmptyCartGoods } from './EmptyCartGoods.tsx'
import { ShopLines } from './ShopLines.tsx'
import { UnavailableLines } from './UnavailableLines.tsx'
import { useVariantChange } from './use-variant-change.tsx'

/** The cart: grouped by shop, editable in place, unavailable lines greyed at the end. */
export const BagScreen = (): ReactNode => {
  const { cart, session } = useApp()
  const { t, language } = useTranslations()
  const { phase, lines, selectedIds, isSettling } = useStream(cart.cart$)
  const hasSaved = (useStream(session.user$)?.likeCount ?? 0) > 0
  const [isAsked, setEditing] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const removeLines = (gone: readonly CartLine[]): void => void cart.removeWithUndo(gone)
  const variants = useVariantChange()
  useEffect(() => {
    void cart.refresh()
  }, [cart])
  const refresh = async (): Promise<boolean> => (await cart.refresh()).ok
  const groups = groupByShop(lines)
  const unavailable = unavailableLines(lines)
  const totals = totalsOf(lines, selectedIds)
  const isVisitor = useStream(session.session$).kind === 'visitor'
  const isWide = useWideWindow()
  // A wide screen has its actions at every line, and above them.
  const isEditing = isAsked && !isWide
  const chosen = lines.filter(({ id, fault }) => fault === undefined && selectedIds.has(id))
  const estimated = useCartEstimate(isWide && !isVisitor ? chosen : [], isSettling)
  const isEstimated = isWide && !isVisitor && !estimated.hasFailed
  const isWaiting = lines.length === 0 && (phase === 'idle' || phase === 'loading')
  const hasFailed = lines.length === 0 && phase === 'failed'
  const hasLines = lines.length > 0
  // The page is kept alive: after emptying the cart it leaves edit mode.
  if (isAsked && !hasLines && phase === 'ready') setEditing(false)
  return (
    <Page
      surface="canvas"
      column="col"
      frame={`${split['split']} ${css['bag']}`}
      isRoot
      isBusy={isWaiting}
      bar={
        <AppBar
          kind="root"
          column="col"
          title={t('core.title.bag')}
          {...(hasLines && { aside: formatNumber(lines.length, language) })}
          actions={
            hasLines && !isWide ? (
              <TextLink onClick={() => setEditing(!isEditing)}>
                {t(isEditing ? 'cart.done' : 'cart.edit')}
              </TextLink>
            ) : undefined
          }
        />
      }
      footer={
        groups.length > 0 ? (
          <BagTotal
            lines={groups.flatMap((group) => group.lines)}
            selectedIds={selectedIds}
            totals={totals}
            isSettling={isSettling}
            isEditing={isEditing}
            estimated={isEstimated ? estimated : undefined}
            onRemove={removeLines}
          />
        ) : undefined
      }
    >
      <PullToRefresh onRefresh={refresh}>
        {isWaiting && <SkeletonCards count={2} />}
        {hasFailed && <ErrorState isTall text={t('cart.loadFailed')} onRetry={() => void refresh()} />}
        {!hasLines && phase === 'ready' && (
          <EmptyState
            image={ART.cart}
            title={t('cart.emptyTitle')}
            text={t('cart.emptyText')}
            href="/explore"
            linkLabel={t('cart.startShopping')}
          />
        )}
        <div className={css['stack']}>
          {isWide && groups.length > 0 && (
            <BagHead
              lines={groups.flatMap((group) => group.lines)}
              selectedIds={selectedIds}
              onRemove={removeLines}
            />
          )}
          {groups.map((group) => (
            <ShopLines
              key={group.shopId}
              group={group}
              isEstimated={isEstimated}
              parcel={estimated.estimate?.parcels.find(({ shopId }) => shopId === group.shopId)}
              selectedIds={selectedIds}
              isEditing={isEditing}
              openId={openId}
              onOpen={setOpenId}
              onRemove={removeLines}
              onVariant={variants.open}
            />
          ))}
          {unavailable.length > 0 && <UnavailableLines lines={unavailable} onRemove={removeLines} />}
        </div>
        {groups.length === 0 && phase === 'ready' && <EmptyCartGoods hasSaved={hasSaved} />}
      </PullToRefresh>
      {variants.sheet}
    </Page>
  )
}
