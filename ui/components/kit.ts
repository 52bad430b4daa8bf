/**
 * The components of nearly every page, including the first one. With `forms.ts` one of the project's two barrels:
 * forty pages share two chunks instead of a dozen small ones each. Components of only one or two pages (PaymentCodeSheet,
 * Gallery, Hero, Timeline …) are imported by their own path.
 */

export { Button, type ButtonKind, ButtonLink, TextLink } from './actions/Button.tsx'
export { IconButton } from './actions/IconButton.tsx'
export { CategoryTile } from './commerce/products/CategoryTile.tsx'
export { Discount, Price, WasPrice } from './commerce/products/Price.tsx'
export { ProductCard, ProductGrid } from './commerce/products/ProductCard.tsx'
export { Avatar, ProductTile } from './commerce/products/ProductTile.tsx'
export { Meta, Rating, Star } from './commerce/products/Rating.tsx'
export { ShopCard } from './commerce/products/ShopCard.tsx'
export { cx } from './cx.ts'
export { SearchLink } from './fields/SearchLink.tsx'
export { AppBar } from './frame/AppBar.tsx'
export { Logo, LogoLink, Mark } from './frame/Logo.tsx'
export { Page } from './frame/Page.tsx'
export { Icon } from './icons/Icon.tsx'
export type { IconName } from './icons/icon-names.ts'
export { GrowingList, InfiniteFooter } from './lists/InfiniteFooter.tsx'
export { PullToRefresh } from './lists/PullToRefresh.tsx'
export { EmptyState, ErrorState, QueryState } from './states/EmptyState.tsx'
export { LazyImage } from './states/LazyImage.tsx'
export { RouteArt } from './states/RouteArt.tsx'
export {
  Box,
  BoxBeside,
  Repeat,
  Skeleton,
  SkeletonCards,
  SkeletonGrid,
  SkeletonRows,
} from './states/Skeleton.tsx'
export { Spinner } from './states/Spinner.tsx'
export { Count, IconDisc, Tag, type Tone } from './surfaces/Badge.tsx'
export { Card, type KeyValue, KeyValues, Note, Section, SideScroll } from './surfaces/Card.tsx'
