import { commandActor } from '../../../../adapters/embedded-backend/staff/staff-store.ts'
import type { Answer, TestBackend } from '../backend.ts'

export const STAFF_PASSWORD = 'kata-sandi-staf'
const BASE = 'http://shop.test'

type Body = Readonly<Record<string, unknown>>

const read = async (response: Response): Promise<Answer> => {
  const { code, msg, data } = (await response.json()) as Answer
  return { status: response.status, code, msg, data }
}

/** Calls of one member of staff. */
export type StaffCalls = {
  readonly id: number
  readonly token: string
  readonly get: (path: string) => Promise<Answer>
  readonly post: (path: string, body?: Body) => Promise<Answer>
  /** An act, with the password where it asks for one. */
  readonly act: (act: string, body?: Body) => Promise<Answer>
  readonly item: (kind: string, id: number | string) => Promise<Answer>
}

export const staffRequest = (path: string, token: string | undefined, body?: Body): Request =>
  new Request(`${BASE}/api/staff${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      cookie: 'lintas_lang=en',
      'content-type': 'application/json',
      ...(token !== undefined && { 'staff-token': token }),
    },
  })

/** Somebody who has just signed in at the counter; the account is made by a command. */
export const hireStaff = async (
  shop: TestBackend,
  name: string,
  role: 'owner' | 'clerk',
  atShop?: number,
): Promise<StaffCalls> => {
  const form = { name, role, ...(atShop !== undefined && { shop: atShop }), new_password: STAFF_PASSWORD }
  const added = await read(
    await shop.fetchAs(staffRequest('/act/staff/add', undefined, form), commandActor('test')),
  )
  if (added.code !== 1) throw new Error(added.msg)
  const entered = await read(
    await shop.fetch(staffRequest('/login', undefined, { name, password: STAFF_PASSWORD })),
  )
  const token = entered.data.token as string
  const get: StaffCalls['get'] = async (path) => read(await shop.fetch(staffRequest(path, token)))
  const post: StaffCalls['post'] = async (path, body = {}) =>
    read(await shop.fetch(staffRequest(path, token, body)))
  return {
    id: entered.data.staff.id,
    token,
    get,
    post,
    act: (act, body = {}) => post(`/act/${act}`, { password: STAFF_PASSWORD, ...body }),
    item: (kind, id) => get(`/item?kind=${kind}&id=${id}`),
  }
}
