/**
 * The modules of every page: the wired app, the frame, the kit, and common hooks. The page and each context import
 * it. esbuild puts files with the same set of entries into one chunk, so this becomes one chunk instead of many small
 * shared ones.
 */
import '../../adapters/container/browser-host.ts'
import '../../adapters/container/create-page-app.ts'
import '../../application/shared/progress.ts'
import '../catalogue/GridCard.tsx'
import '../components/commerce/products/ProductCard.tsx'
import '../components/commerce/vouchers/Vouchers.tsx'
import '../components/kit.ts'
import '../components/surfaces/Moment.tsx'
import '../hooks/loading/use-infinite-list.ts'
import '../hooks/loading/use-query.ts'
import '../hooks/loading/when-to-load.ts'
import '../hooks/use-navigate.tsx'
import '../i18n/fault-text.ts'
import '../i18n/format.ts'
import '../i18n/load-texts.ts'
import '../navigation/navigator.ts'
import 'react-dom'
import './Shell.tsx'
import './start/page-settings.ts'
