import { type ReactNode, useId, useState } from 'react'
import { TabPanel, Tabs } from '../../components/forms.ts'
import { AppBar, BottomBar, Button, Page } from '../../components/kit.ts'
import { useLeaveGuard } from '../../components/overlays/use-unsaved.tsx'
import { useBack, useNavigate } from '../../hooks/use-navigate.tsx'
import { useTranslations } from '../../i18n/translations.ts'
import type { ScreenSearch } from '../../navigation/screen.ts'
import css from './after-sale.module.css'
import { ComplaintFields } from './ComplaintFields.tsx'
import { ComplaintList } from './ComplaintList.tsx'
import { useComplaintForm } from './use-complaint-form.ts'

type ComplaintPageProps = {
  readonly titleKey: 'complaint' | 'platformComplaint'
  /** The path of the form itself. */
  readonly path: string
  /** '' while not selected; undefined for a complaint about the platform. */
  readonly orderId?: string
  /** The complaint to show, from a notice's `?record=`. */
  readonly record: string | undefined
  /** `?view=sent` shows the list of complaints. */
  readonly search: ScreenSearch
}

type View = 'write' | 'sent'

/** Writing a complaint, and the list of earlier ones with answers (requirement S5). */
export const ComplaintPage = ({ titleKey, path, orderId, record, search }: ComplaintPageProps): ReactNode => {
  const { t } = useTranslations()
  const ids = useId()
  const goBack = useBack(orderId === undefined ? '/filter' : '/myPurchases')
  const navigate = useNavigate()
  const view: View = record !== undefined || search.get('view') === 'sent' ? 'sent' : 'write'
  const setView = (next: View): void =>
    navigate(next === 'sent' ? `${path}${path.includes('?') ? '&' : '?'}view=sent` : path, { replace: true })
  const [written, setWritten] = useState(0)
  const complaint = useComplaintForm(orderId, () => {
    setWritten(written + 1)
    setView('sent')
  })
  const guard = useLeaveGuard(complaint.isDirty, () => {
    complaint.reset()
    goBack()
  })
  return (
    <Page
      column="form"
      bar={<AppBar column="form" title={t(`core.title.${titleKey}`)} onBack={guard.leave} />}
      footer={
        view === 'write' && (
          <BottomBar column="form" needsNetwork>
            <Button
              kind="primary"
              size="lg"
              isBlock
              type="submit"
              form={`${ids}f`}
              isBusy={complaint.form.isBusy}
            >
              {t('afterSale.complaint.send')}
            </Button>
          </BottomBar>
        )
      }
    >
      <div className={css['tabs']}>
        <Tabs<View>
          label={t(`core.title.${titleKey}`)}
          panelId={`${ids}p`}
          value={view}
          onChange={setView}
          tabs={[
            { value: 'write', label: t('afterSale.complaint.write') },
            { value: 'sent', label: t('afterSale.complaint.mine') },
          ]}
        />
      </div>
      <TabPanel id={`${ids}p`} value={view}>
        {view === 'write' ? (
          <ComplaintFields formId={`${ids}f`} complaint={complaint} isOrder={orderId !== undefined} />
        ) : (
          <ComplaintList
            kind={orderId === undefined ? 'platform' : 'order'}
            version={written}
            record={record}
          />
        )}
      </TabPanel>
      {guard.dialog}
    </Page>
  )
}
