import { fail, ok, type Result } from '../shared/result.ts'
import { isTooLong, visibleText } from '../shared/text.ts'
import type { Seconds } from '../shared/time.ts'

/** A complaint's status as the server numbers it (api.md 5). */
export const ComplaintStatus = { waiting: 0, answered: 1 } as const

/** api.md 5: 1 about an order, 2 about the platform. */
export const ComplaintType = { order: 1, platform: 2 } as const

/** An order, or the platform as a whole. */
export type ComplaintSubject =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'platform' }

/** Most characters of the text; certificates are pictures. */
export const COMPLAINT_MAX_LENGTH = 1_000
/** Most pictures of one complaint. */
export const MAX_CERTIFICATES = 9

/** A complaint as filled in; `certificates` are paths of uploaded pictures. */
export type ComplaintForm = {
  readonly subject: ComplaintSubject
  readonly content: string
  readonly certificates: readonly string[]
}

/** What is wrong with a complaint, with its field (requirement S5). */
export type ComplaintFault =
  | { readonly kind: 'order-required'; readonly field: 'order' }
  | { readonly kind: 'content-required'; readonly field: 'content' }
  | { readonly kind: 'content-too-long'; readonly field: 'content'; readonly max: number }
  | { readonly kind: 'certificate-required'; readonly field: 'certificates' }
  | { readonly kind: 'too-many-pictures'; readonly field: 'certificates'; readonly max: number }

/** A complaint of the shopper with its answer. */
export type Complaint = {
  readonly id: string
  readonly number: string
  readonly subject: ComplaintSubject
  readonly orderNumber: string
  readonly content: string
  readonly certificates: readonly string[]
  readonly isAnswered: boolean
  readonly reply: string
  readonly createdAt: Seconds
}

/** Checks a complaint: text and certificates are required (requirement S5). */
export const checkComplaint = (form: ComplaintForm): Result<ComplaintForm, readonly ComplaintFault[]> => {
  const content = visibleText(form.content)
  const count = form.certificates.length
  const faults: ComplaintFault[] = []
  if (form.subject.kind === 'order' && form.subject.orderId === '')
    faults.push({ kind: 'order-required', field: 'order' })
  if (content === '') faults.push({ kind: 'content-required', field: 'content' })
  else if (isTooLong(content, COMPLAINT_MAX_LENGTH))
    faults.push({ kind: 'content-too-long', field: 'content', max: COMPLAINT_MAX_LENGTH })
  if (count === 0) faults.push({ kind: 'certificate-required', field: 'certificates' })
  else if (count > MAX_CERTIFICATES)
    faults.push({ kind: 'too-many-pictures', field: 'certificates', max: MAX_CERTIFICATES })
  return faults.length === 0 ? ok({ ...form, content }) : fail(faults)
}
