/**
 * What every page is made of: the wired app, the frame around the screens, what shows things, and the hooks that most screens use. The page and each
 * context import it. esbuild makes one chunk of all files that the same entries need: so this is one chunk, and no page
 * fetches it in small shared chunks.
 */
import '../../adapters/container/browser-host.ts'
import '../../adapters/container/create-page-app.ts'
import '../components/commerce/products/ProductCard.tsx'
import '../components/commerce/vouchers/Vouchers.tsx'
import '../components/kit.ts'
import '../components/surfaces/Moment.tsx'
import '../hooks/loading/use-infinite-list.ts'
import '../hooks/loading/use-query.ts'
import '../hooks/use-navigate.tsx'
import '../i18n/fault-text.ts'
import '../i18n/format.ts'
import '../i18n/load-texts.ts'
import '../navigation/navigator.ts'
import '../navigation/progress.ts'
import 'react-dom'
import './Root.tsx'
import './start/page-settings.ts'
