import type { ReactNode } from 'react'
import { Segmented } from '../../components/forms.ts'
import { useTranslations } from '../../i18n/translations.ts'

const FLOWS = ['all', 'in', 'out'] as const
/** The direction of money. */
export type Flow = (typeof FLOWS)[number]

export const flowFrom = (wanted: string | null): Flow => FLOWS.find((flow) => flow === wanted) ?? 'all'

export const isOfFlow = (flow: Flow, change = 0): boolean =>
  flow === 'all' || (flow === 'in' ? change > 0 : change < 0)

type FlowSwitchProps = {
  readonly flow: Flow
  readonly onChange: (flow: Flow) => void
}

/** Filter: all, in, out. */
export const FlowSwitch = ({ flow, onChange }: FlowSwitchProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <Segmented
      label={t('records.flow.label')}
      value={flow}
      onChange={onChange}
      options={[
        { value: 'all', label: t('records.type.all') },
        { value: 'in', label: t('records.flow.in') },
        { value: 'out', label: t('records.flow.out') },
      ]}
    />
  )
}
