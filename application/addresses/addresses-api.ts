import type { CheckedAddress, Region } from '../../domain/addresses/address.ts'
import { readPage } from '../../domain/api/page.ts'
import { firstTextOf, readRows } from '../../domain/api/read.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import { type Api, atField, readNothing } from '../api/api-client.ts'
import type { SavedAddress } from './addresses-context.ts'
import { readAddress } from './read-address.ts'

const PAGE_LIMIT = 100
const HOME_COUNTRY = 'ID'

const atAddressField = atField({
  name: 'name',
  mobile: 'mobile',
  province_id: 'area',
  city_id: 'area',
  area_id: 'area',
  detail: 'detail',
  tag: 'tag',
})

const readRegions = (data: unknown): readonly Region[] | undefined =>
  readRows(data, (row) => {
    const id = firstTextOf(row, 'id', 'value')
    return id === '' ? undefined : { id, name: firstTextOf(row, 'name', 'label') }
  })

/** Under which id it is kept; undefined where the server does not say. */
const readSaved = (data: unknown): SavedAddress => {
  const id = firstTextOf(fieldsOf(data) ?? {}, 'address_id', 'id')
  return { id: id === '' ? undefined : id }
}

/** Every path and field name of the address calls (requirement S7, api.md 5 and 6). */
export const createAddressesApi = ({ api }: { readonly api: Api }) => ({
  list: (page: number) =>
    api.get('/api/user/address_list', { page, limit: PAGE_LIMIT }, (data) =>
      readPage(data, readAddress, page, PAGE_LIMIT),
    ),
  load: (id: string) => api.get('/api/user/address', { address_id: id }, readAddress),
  // Editing is the same call with an id (api.md 6).
  save: async (draft: CheckedAddress) =>
    atAddressField(
      await api.post(
        '/api/user/address_add',
        {
          ...(draft.id ? { address_id: draft.id } : {}),
          name: draft.name,
          mobile: draft.mobile.replace(/\D/g, ''),
          country: draft.country || HOME_COUNTRY,
          province_id: draft.province.id,
          city_id: draft.city.id,
          area_id: draft.area.id,
          detail: draft.detail,
          tag: draft.tag,
          is_default: draft.isDefault ? 1 : 0,
        },
        readSaved,
      ),
    ),
  remove: (id: string) =>
    api.get('/api/user/address_del', { address_id: id }, readNothing, { isWrite: true }),
  setDefault: (id: string) => api.post('/api/user/address_set_default', { address_id: id }, readNothing),
  loadRegions: (provinceId?: string, cityId?: string) =>
    api.get('/api/user/area', { province_id: provinceId, city_id: cityId }, readRegions),
})
