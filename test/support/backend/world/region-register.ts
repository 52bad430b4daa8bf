import { readFileSync } from 'node:fs'

type Listed = { readonly id: string; readonly name: string }
type City = Listed & { readonly districts: string }

/** A district of the demo's register with its postcodes. */
export type RegisteredDistrict = Listed & { readonly postcodes: readonly string[] }

const register = JSON.parse(readFileSync('adapters/embedded-backend/demo-data/areas.json', 'utf8')) as {
  readonly provinces: readonly (Listed & { readonly cities: readonly City[] })[]
}

const districtsOf = ({ districts }: City): readonly RegisteredDistrict[] =>
  districts.split('|').map((district) => {
    const [, id = '', name = '', codes = ''] = /^(\d+) ([^=]+)(?:=(.+))?$/.exec(district) ?? []
    return { id, name, postcodes: codes === '' ? [] : codes.split(',') }
  })

/** The regions of the demo, read without the rest of its world: in milliseconds. */
export const registeredProvinces = register.provinces.map((province) => ({
  id: province.id,
  name: province.name,
  cities: province.cities.map((city) => ({ id: city.id, name: city.name, districts: districtsOf(city) })),
}))
