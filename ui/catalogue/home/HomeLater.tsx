import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useState,
} from 'react'
import { Section } from '../../components/kit.ts'
import { useQuery } from '../../hooks/loading/use-query.ts'
import { whenNear } from '../../hooks/loading/when-to-load.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { BackToTop } from '../BackToTop.tsx'
import { ProductFeed } from '../ProductFeed.tsx'
import { useProductFeed } from '../use-product-feed.ts'
import { ShopsRail, ViewedRail } from './HomeRails.tsx'

export type Reload = () => Promise<boolean>
type HomeLaterProps = {
  /** Set to the function that reloads these parts, for pull to refresh. */
  readonly reload: RefObject<Reload | undefined>
}

/** Everything below the first screen: shops, recently viewed products, and the endless list. */
export const HomeLater = ({ reload }: HomeLaterProps): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const shops = useQuery({ key: 'shops', load: catalogue.loadHotShops })
  const forYou = useProductFeed('for you', (page) => catalogue.loadRecommendations(page))
  const { refresh: refreshShops } = shops
  const { reload: reloadForYou } = forYou
  useEffect(() => {
    reload.current = async () => (await Promise.all([refreshShops(), reloadForYou()])).every(Boolean)
  }, [reload, refreshShops, reloadForYou])
  return (
    <>
      <ShopsRail query={shops} />
      <ViewedRail />
      {(forYou.rows.length > 0 || forYou.phase !== 'ended') && (
        <Section title={t('catalogue.home.forYou')}>
          <ProductFeed list={forYou} label={t('catalogue.home.forYou')} empty={null} isFirst={false} />
        </Section>
      )}
      <BackToTop />
    </>
  )
}

/** Content below the first screen is rendered when it comes near, so that it does not delay what is visible. */
export const useHomeLater = (
  end: RefObject<HTMLElement | null>,
): ComponentType<HomeLaterProps> | undefined => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = end.current
    if (isNear || !element) return undefined
    return whenNear(element, () => startTransition(() => setNear(true)))
  }, [isNear, end])
  return isNear ? HomeLater : undefined
}
