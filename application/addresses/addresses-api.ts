import {
  type CheckedAddress,
  type FoundPlace,
  isListed,
  type ListedRegion,
} from '../../domain/addresses/address.ts'
import { readPage } from '../../domain/api/page.ts'
import { firstTextOf, readRows, textOf } from '../../domain/api/read.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { type Api, atField, QUIET, readNothing } from '../api/api-client.ts'
import type { Cancellation } from '../ports/http-port.ts'
import type { SavedAddress } from './addresses-context.ts'
import { readAddress, regionOf } from './read-address.ts'

const PAGE_LIMIT = 100
/** Most search results; beyond that the shopper types another letter. */
const MAX_FOUND = 40

const atAddressField = atField({
  name: 'name',
  mobile: 'mobile',
  country: 'country',
  province_id: 'area',
  city_id: 'area',
  area_id: 'area',
  province: 'province',
  city: 'city',
  area: 'area',
  postcode: 'postcode',
  detail: 'detail',
  tag: 'tag',
})

const readRegions = (data: unknown): readonly ListedRegion[] | undefined =>
  readRows(data, (row) => {
    const id = firstTextOf(row, 'id', 'value')
    // Our own field (api.md 10).
    const postcodes = textOf(row['postcodes'])
      .split(',')
      .filter((code) => code !== '')
    const region = { id, name: firstTextOf(row, 'name', 'label') }
    if (id === '') return undefined
    return postcodes.length === 0 ? region : { ...region, postcodes }
  })

const LEVELS = ['province', 'city', 'area'] as const

/** A found place from names and ids of its regions; undefined without a smallest one. */
const readFound = (value: Fields): FoundPlace | undefined => {
  const place = {
    province: regionOf(value, 'province'),
    city: regionOf(value, 'city'),
    area: regionOf(value, 'area'),
  }
  const level = [...LEVELS].reverse().find((one) => isListed(place[one]))
  return level && { ...place, level }
}

/** Regions as the call expects them: listed ones by id, typed ones by name. */
const placeOf = ({ province, city, area }: CheckedAddress): Readonly<Record<string, string>> => {
  const parts: Record<string, string> = {}
  for (const [name, region] of Object.entries({ province, city, area })) {
    if (isListed(region)) parts[`${name}_id`] = region.id
    else if (region.name !== '') parts[name] = region.name
  }
  return parts
}

/** The id of the saved address; undefined where the server does not say. */
const readSaved = (data: unknown): SavedAddress => {
  const id = firstTextOf(fieldsOf(data) ?? {}, 'address_id', 'id')
  return { id: id === '' ? undefined : id }
}

/** The paths and field names of the address calls (requirement S7, api.md 5 and 6). */
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
          country: draft.country,
          ...placeOf(draft),
          ...(draft.postcode !== '' && { postcode: draft.postcode }),
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
  // Our own call (api.md 6): servers without it answer with the provinces, which are not places.
  searchPlaces: (keyword: string, signal: Cancellation) =>
    api.get('/api/user/area', { keyword, limit: MAX_FOUND }, (data) => readRows(data, readFound), {
      ...QUIET,
      signal,
    }),
})
