import type { ReactNode } from 'react'
import { ComplaintPage } from './after-sale/ComplaintPage.tsx'

/** A complaint or suggestion about the platform itself (spec storefront 2). */
export const PlatformComplaintScreen = (): ReactNode => <ComplaintPage titleKey="platformComplaint" />
