import { type ReactNode, useId, useState } from 'react'
import { titleIn } from '../../../domain/catalogue/product.ts'
import {
  COMPLAINT_MAX_LENGTH,
  type ComplaintFault,
  type ComplaintForm,
  checkComplaint,
  MAX_CERTIFICATES,
} from '../../../domain/orders/complaint.ts'
import type { OrderSummary } from '../../../domain/orders/order.ts'
import { draftText, draftTexts } from '../../../domain/shared/fields.ts'
import { ART } from '../../components/art.ts'
import {
  BottomBar,
  BottomSheet,
  FieldButton,
  SelectList,
  TabPanel,
  Tabs,
  TextArea,
} from '../../components/forms.ts'
import formCss from '../../components/frame/FormPage.module.css'
import { FormHalf, RefusalNote } from '../../components/frame/FormPage.tsx'
import { Button, EmptyState, GrowingList, Page, SkeletonRows } from '../../components/kit.ts'
import { type Unsaved, useGuardedDraft } from '../../components/overlays/use-unsaved.tsx'
import { drafts, useDraft, useDraftName } from '../../hooks/forms/use-draft.ts'
import { type ServerForm, useServerForm } from '../../hooks/forms/use-server-form.ts'
import { useInfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useBack, useNavigate } from '../../hooks/use-navigate.tsx'
import { shopNameIn, useTranslations } from '../../i18n/translations.ts'
import type { ScreenSearch } from '../../navigation/screen.ts'
import { PicturesField, uploadsProblem } from '../../pictures/PicturesField.tsx'
import { type Uploads, useUploads } from '../../pictures/use-uploads.ts'
import css from './after-sale.module.css'
import { ComplaintList } from './ComplaintList.tsx'

type OrderFieldProps = {
  /** The id of the order; '' while none is selected. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (orderId: string) => void
}

/** Selects one of the shopper's orders for a complaint. */
const OrderField = ({ value, error, onChange }: OrderFieldProps): ReactNode => {
  const { orders } = useApp()
  const translations = useTranslations()
  const { t, language } = translations
  const [isOpen, setOpen] = useState(false)
  const list = useInfiniteList({
    key: language,
    load: (page) => orders.loadOrders('all', page),
    identify: ({ id }: OrderSummary) => id,
  })
  const chosen = list.rows.find(({ id }) => id === value)
  return (
    <>
      <FieldButton
        label={t('afterSale.complaint.order')}
        value={chosen?.number ?? (value === '' ? '' : `#${value}`)}
        placeholder={t('afterSale.complaint.chooseOrder')}
        icon="chevron-down"
        error={error}
        onClick={() => setOpen(true)}
      />
      <BottomSheet isOpen={isOpen} title={t('afterSale.complaint.order')} onClose={() => setOpen(false)}>
        <GrowingList
          list={list}
          skeleton={<SkeletonRows count={4} />}
          empty={<EmptyState image={ART.document} title={t('orders.list.empty.all')} />}
          short={Number.POSITIVE_INFINITY}
        >
          <SelectList
            label={t('afterSale.complaint.order')}
            options={list.rows.map(({ id, number, shop, lines }) => ({
              value: id,
              label: lines[0] ? titleIn(lines[0], language) : number,
              description: `${shopNameIn(shop.name, translations)} · ${number}`,
            }))}
            value={value === '' ? undefined : value}
            onChoose={(id) => {
              setOpen(false)
              onChange(id)
            }}
          />
        </GrowingList>
      </BottomSheet>
    </>
  )
}

type ComplaintValues = {
  readonly order: string
  readonly content: string
  /** Key for faults of the pictures, whose upload list is kept outside the form. */
  readonly certificates: string
}

type ComplaintState = {
  readonly form: ServerForm<ComplaintValues>
  readonly uploads: Uploads
  /** Asks before typed text is discarded. */
  readonly guard: Unsaved
}

/** The sentence for each fault of a complaint. */
const FAULT_TEXTS: Readonly<Record<ComplaintFault['kind'], string>> = {
  'order-required': 'afterSale.complaint.orderRequired',
  'content-required': 'afterSale.complaint.contentRequired',
  'content-too-long': 'afterSale.tooLong',
  'certificate-required': 'afterSale.complaint.certificateRequired',
  'too-many-pictures': 'afterSale.tooManyPictures',
}

/** A complaint being written: about an order ('' while not selected), or about the platform. */
const useComplaintForm = (
  orderId: string | undefined,
  onSent: () => void,
  goBack: () => void,
): ComplaintState => {
  const { orders, notices } = useApp()
  const { t } = useTranslations()
  const draftName = useDraftName(`complaint ${orderId ?? 'platform'}`)
  const draft = useDraft(draftName)
  const blank: ComplaintValues = { order: orderId ?? '', content: '', certificates: '' }
  const uploads = useUploads({
    max: MAX_CERTIFICATES,
    isPrivate: true,
    start: draftTexts(draft, 'urls') ?? [],
  })
  const complaintOf = ({ order, content }: ComplaintValues): ComplaintForm => ({
    subject: orderId === undefined ? { kind: 'platform' } : { kind: 'order', orderId: order },
    content,
    certificates: uploads.urls,
  })
  const form = useServerForm({
    initial: {
      ...blank,
      order: draftText(draft, 'order') || blank.order,
      content: draftText(draft, 'content') ?? '',
    },
    check: (values) => checkComplaint(complaintOf(values)),
    textOf: (fault: ComplaintFault) => t(FAULT_TEXTS[fault.kind], fault),
    further: () => ({ certificates: uploadsProblem(uploads, t) }),
    send: (values) => orders.submitComplaint(complaintOf(values)),
    onSent: () => {
      notices.show('success', { kind: 'key', key: 'afterSale.complaint.sent' })
      drafts.keep(draftName, undefined)
      clear()
      onSent()
    },
    unansweredText: t('afterSale.unanswered'),
  })
  const clear = (): void => {
    form.reset(blank)
    uploads.clear()
  }
  const isDirty = form.values.content !== '' || form.values.order !== blank.order || uploads.shown.length > 0
  const guard = useGuardedDraft({
    name: draftName,
    draft: { ...form.values, urls: uploads.urls },
    isDirty,
    onDiscard: () => {
      clear()
      goBack()
    },
  })
  return { form, uploads, guard }
}

type ComplaintFieldsProps = {
  readonly formId: string
  readonly complaint: ComplaintState
  readonly isOrder: boolean
}

/** Text and certificates of a complaint. */
const ComplaintFields = ({ formId, complaint, isOrder }: ComplaintFieldsProps): ReactNode => {
  const { t } = useTranslations()
  const { form, uploads } = complaint
  return (
    <form method="post" id={formId} ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
      <p className="ink-2">{t(isOrder ? 'afterSale.complaint.orderIntro' : 'afterSale.complaint.intro')}</p>
      <FormHalf>
        {isOrder && <OrderField {...form.field('order')} />}
        <TextArea
          {...form.field('content')}
          label={t('afterSale.complaint.content')}
          placeholder={t('afterSale.complaint.hint')}
          maxCharacters={COMPLAINT_MAX_LENGTH}
          rows={6}
          hasCounter
        />
      </FormHalf>
      <FormHalf>
        <PicturesField
          label={t('afterSale.complaint.certificate')}
          uploads={uploads}
          max={MAX_CERTIFICATES}
          error={form.field('certificates').error}
        />
        <p className="small ink-2">
          {t(isOrder ? 'afterSale.privatePictures' : 'afterSale.platformPictures')}
        </p>
      </FormHalf>
      {form.problem !== undefined && <RefusalNote text={form.problem} />}
    </form>
  )
}

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
  const onSent = (): void => {
    setWritten(written + 1)
    setView('sent')
  }
  const complaint = useComplaintForm(orderId, onSent, goBack)
  const { guard } = complaint
  return (
    <Page
      column="form"
      className={formCss['paired']}
      title={t(`core.title.${titleKey}`)}
      onBack={guard.leave}
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
