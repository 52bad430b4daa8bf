import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  COMPLAINT_MAX_LENGTH,
  type ComplaintForm,
  checkComplaint,
  MAX_CERTIFICATES,
} from '../../../domain/orders/complaint.ts'

const form: ComplaintForm = {
  subject: { kind: 'platform' },
  content: 'Too slow',
  certificates: ['/upload/a.webp'],
}
const kinds = (change: Partial<ComplaintForm>): readonly string[] => {
  const checked = checkComplaint({ ...form, ...change })
  return checked.ok ? [] : checked.fault.map(({ kind, field }) => `${field} ${kind}`)
}

const complaint = suite('complaint')

complaint(
  'needs content and a certificate (requirement S5: "Complaint content and a certificate are required")',
  () => {
    assert.equal(kinds({ content: ' ', certificates: [] }), [
      'content content-required',
      'certificates certificate-required',
    ])
    assert.equal(kinds({}), [])
  },
)

complaint('about an order says which', () => {
  assert.equal(kinds({ subject: { kind: 'order', orderId: '' } }), ['order order-required'])
  assert.equal(kinds({ subject: { kind: 'order', orderId: '8' } }), [])
})

complaint('limits text and pictures', () => {
  assert.equal(kinds({ content: 'x'.repeat(COMPLAINT_MAX_LENGTH + 1) }), ['content content-too-long'])
  const certificates = Array.from({ length: MAX_CERTIFICATES + 1 }, String)
  assert.equal(kinds({ certificates }), ['certificates too-many-pictures'])
  assert.equal(kinds({ content: 'x'.repeat(COMPLAINT_MAX_LENGTH), certificates: certificates.slice(1) }), [])
})

complaint.run()
