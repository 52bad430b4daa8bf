import { createHash } from 'node:crypto'
import {
  checkPicture,
  PICTURE_ENDING,
  PICTURE_HEAD_BYTES,
  PICTURE_MAX_BYTES,
} from '../../../domain/account/picture.ts'
import { isTooWide } from '../../../domain/account/picture-pixels.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { privateUrl } from '../files/uploaded-files.ts'
import { forbidden, refuse } from '../http/refusal.ts'
import { ok } from '../http/route.ts'
import { secondsOf } from '../time/clock.ts'
import { type StaffCall, type StaffReply, type StaffRoute, staffRoute } from './staff-route.ts'
import { type Actor, staffIdOf } from './staff-store.ts'

/**
 * Stores a public picture for products, banners and the chat. Identical bytes are stored once for a shop, so that a
 * repeated import gets the same addresses.
 */
const keepPicture =
  ({ database, clock, random, files }: BackendDeps) =>
  async ({ input, staff, origin }: StaffCall): Promise<StaffReply> => {
    if (files === undefined) throw forbidden()
    const file = input.file('file')
    const checked = file && checkPicture(file.bytes.length, file.bytes.subarray(0, PICTURE_HEAD_BYTES))
    if (!file || !checked?.ok || isTooWide(file.bytes))
      throw refuse('picture-not-valid', { max: PICTURE_MAX_BYTES / 1024 / 1024 })
    const contentHash = createHash('sha256').update(file.bytes).digest('hex')
    const known = await first(
      database.query<{ name: string }>(
        `select name from staff_files where content_hash = $1 and shop_id is not distinct from $2::bigint
         order by created_at limit 1`,
        [contentHash, staff.shopId ?? null],
      ),
    )
    const name = known?.name ?? `${random.hex(16)}.${PICTURE_ENDING[checked.value]}`
    if (known === undefined) {
      // The row first, so that there is never a file without a row.
      await database.query(
        `insert into staff_files (name, content_hash, media_type, size, staff_id, shop_id, created_at)
         values ($1, $2, $3, $4, $5::bigint, $6::bigint, $7)`,
        [
          ...[name, contentHash, checked.value, file.bytes.length],
          ...[staffIdOf(staff), staff.shopId ?? null, secondsOf(clock)],
        ],
      )
    }
    // Also for known ones: a process killed between row and file has left only the row.
    await files.write('upload', name, file.bytes)
    const url = `/upload/${name}`
    return ok({ url, fullurl: `${origin}${url}` })
  }

const NAME = /^[0-9a-f]{32}\.(?:png|jpg|webp|gif)$/

/**
 * Whether a private picture belongs to something the staff member may see: evidence of payments for platform staff,
 * others for their shop.
 */
const isInSight = async (sql: Sql, actor: Actor, name: string): Promise<boolean> => {
  const rows = await sql.query(
    `select 1 from private_files f where f.name = $1 and (
       ($2::bigint is null and exists (select 1 from recharges r where r.evidence = f.name))
       or exists (select 1 from refunds r join orders o on o.id = r.order_id
         where r.user_id = f.user_id and $3 = any(r.images) and ($2::bigint is null or o.shop_id = $2::bigint))
       or exists (select 1 from complaints c left join orders o on o.id = c.order_id
         where c.user_id = f.user_id and $3 = any(c.images) and ($2::bigint is null or o.shop_id = $2::bigint)))`,
    [name, actor.shopId ?? null, privateUrl(name)],
  )
  return rows.length > 0
}

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const showPrivate =
  ({ database, files }: BackendDeps) =>
  async ({ input, staff }: StaffCall): Promise<StaffReply> => {
    const name = input.optionalText('name', 60) ?? ''
    const missing = { ...ok(), response: new Response('Not found', { status: 404, headers: HEADERS }) }
    if (files === undefined || !NAME.test(name) || !(await isInSight(database, staff, name))) return missing
    const row = await first(
      database.query<{ media_type: string }>('select media_type from private_files where name = $1', [name]),
    )
    const bytes = row && (await files.read('private', name))
    if (!row || !bytes) return missing
    return {
      ...ok(),
      response: new Response(bytes, { headers: { ...HEADERS, 'content-type': row.media_type } }),
    }
  }

/** Uploading pictures, and shoppers' private pictures for staff. */
export const pictureRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  { ...staffRoute('POST', '/picture', 'shop', keepPicture(deps)), takesFile: true },
  staffRoute('GET', '/private/:name', 'shop', showPrivate(deps)),
]
