import type { ReactNode } from 'react'
import type { ScreenProps } from '../navigation/screen.ts'
import { ComplaintPage } from './after-sale/ComplaintPage.tsx'

/** A complaint or suggestion about the platform itself (requirement S2). */
export const PlatformComplaintScreen = ({ search }: ScreenProps): ReactNode => (
  <ComplaintPage
    titleKey="platformComplaint"
    path="/platformComplaint"
    record={search.get('record') ?? undefined}
    search={search}
  />
)
