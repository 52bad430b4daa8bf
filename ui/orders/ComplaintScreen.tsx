import type { ReactNode } from 'react'
import type { ScreenProps } from '../app/screen.ts'
import { ComplaintPage } from './after-sale/ComplaintPage.tsx'

/** A complaint or suggestion about an order, the one in the path or one to choose (spec storefront 2). */
export const ComplaintScreen = ({ params, search }: ScreenProps<'id'>): ReactNode => (
  <ComplaintPage key={params.id ?? ''} titleKey="complaint" orderId={params.id ?? ''} search={search} />
)
