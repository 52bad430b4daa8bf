import type { Sql } from '../database/database.ts'
import { ownsFile, privateName, privateUrl } from '../files/uploaded-files.ts'
import { refuse } from '../http/refusal.ts'

/** A picture path of this shop, with its name as the last part. */
export const UPLOADED = /(?:^|\/)upload\/([0-9a-f]{32}\.(?:jpg|png|webp|gif|bmp))$/

/**
 * The pictures as paths of this shop, without duplicates, each uploaded by the shopper. Others' pictures and foreign
 * addresses are refused: they would make other browsers call a foreign server. Private ones (evidence) may only be
 * shown to the shop.
 */
export const ownPictures = async (
  sql: Sql,
  shopperId: number,
  addresses: readonly string[],
  audience: 'everybody' | 'shop',
): Promise<readonly string[]> => {
  const paths = new Set<string>()
  for (const address of addresses) {
    const uploaded = UPLOADED.exec(address)?.[1]
    const hidden = audience === 'shop' ? privateName(address) : undefined
    const isOwn =
      uploaded === undefined
        ? hidden !== undefined && (await ownsFile(sql, shopperId, hidden))
        : (await sql.query('select 1 from files where name = $1 and user_id = $2', [uploaded, shopperId]))
            .length > 0
    if (!isOwn) throw refuse('picture-not-yours')
    paths.add(uploaded === undefined ? privateUrl(hidden ?? '') : `/upload/${uploaded}`)
  }
  return [...paths]
}
