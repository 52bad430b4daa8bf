/**
 * The modules of form pages: fields, choices, sheets, and hooks for forms. Every context except home and
 * product imports it, so that it becomes two chunks: what the product page uses as well, and the rest.
 */
import '../components/commerce/pictures/ImageViewer.tsx'
import '../components/commerce/products/VariantOptions.tsx'
import '../components/frame/FormPage.tsx'
import '../components/forms.ts'
import '../components/fields/SentCodeField.tsx'
import '../components/frame/MerchantLink.tsx'
import '../components/overlays/use-unsaved.tsx'
import '../components/states/SkeletonForms.tsx'
import '../hooks/forms/use-form.ts'
import '../hooks/forms/use-draft.ts'
import '../hooks/gestures/use-swipe-aside.ts'
import '../hooks/use-share.ts'
import '../hooks/use-countdown.ts'
