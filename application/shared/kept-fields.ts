import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'

/** What the device has kept of a product or a cart's line. The first builds called its shop `merId`. */
export const keptFields = (item: unknown): Fields => {
  const fields = fieldsOf(item)
  return { shopId: fields?.['merId'], ...fields }
}
