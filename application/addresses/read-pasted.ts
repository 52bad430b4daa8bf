import { type FoundPlace, NO_REGION, type Place, type Region } from '../../domain/addresses/address.ts'
import type { PastedForm } from '../../domain/addresses/address-form.ts'
import { HOME_COUNTRY } from '../../domain/addresses/country.ts'
import {
  isCalled,
  type NamedRegion,
  placeNamesIn,
  postcodeStartsOf,
  regionsNamedIn,
  withoutRegions,
} from '../../domain/addresses/home-regions.ts'
import { readPastedAddress } from '../../domain/addresses/pasted-address.ts'
import type { AddressesContext } from './addresses-context.ts'

type Regions = Pick<AddressesContext, 'loadRegions' | 'searchPlaces'>

/** A place that a text names, with where it names it; regions that it does not name are empty. */
type Candidate = { readonly place: Place; readonly named: readonly NamedRegion[]; readonly certainty: number }

/** A text can name a city and a regency of one name, or a postcode can be that of many provinces. */
const MAX_PROVINCES = 6
const MAX_CITIES = 3

/**
 * Looks for the regions of the home country that a text names, in the server's list: the province by its name, else by
 * the postcode, else by a search for what the text ends with.
 */
const createFindPlace = ({ loadRegions, searchPlaces }: Regions) => {
  const regionsIn = async (provinceId?: string, cityId?: string): Promise<readonly Region[]> => {
    const loaded = await loadRegions(provinceId, cityId)
    return loaded.ok ? loaded.value : []
  }

  const withDistrict = async (text: string, province: Region, city: NamedRegion): Promise<Candidate> => {
    const districts = await regionsIn(province.id, city.region.id)
    const [district] = regionsNamedIn(text, districts, 'area')
    return {
      place: { province, city: city.region, area: district?.region ?? NO_REGION },
      named: district ? [city, district] : [city],
      certainty: (district ? 4 : 0) + (district?.isTitled ? 1 : 0) + (city.isTitled ? 2 : 0),
    }
  }

  const inProvince = async (text: string, province: Region): Promise<readonly Candidate[]> => {
    const cities = regionsNamedIn(text, await regionsIn(province.id), 'city').slice(0, MAX_CITIES)
    return Promise.all(cities.map((city) => withDistrict(text, province, city)))
  }

  const searched = async (text: string): Promise<readonly FoundPlace[]> => {
    const found: FoundPlace[] = []
    for (const name of placeNamesIn(text)) {
      const places = await searchPlaces(name)
      found.push(...places.filter((place) => isCalled(place, name)))
    }
    return found
  }

  /** The provinces where the place may be, and the one that the text names. */
  const provincesFor = async (text: string, postcode: string) => {
    const provinces = await regionsIn()
    const [named] = regionsNamedIn(text, provinces, 'province')
    if (named) return { named, provinces: [named.region] }
    const byPostcode = provinces.filter(({ name }) => postcodeStartsOf(name).includes(postcode.slice(0, 2)))
    if (byPostcode.length > 0 || provinces.length === 0) return { named: undefined, provinces: byPostcode }
    const ids = (await searched(text))
      .filter(({ level }) => level === 'city')
      .map(({ province }) => province.id)
    return { named: undefined, provinces: provinces.filter(({ id }) => ids.includes(id)) }
  }

  /** A district alone, where only one is called so. */
  const districtAlone = async (text: string, within: readonly Region[]): Promise<Place | undefined> => {
    const ids = within.map(({ id }) => id)
    const found = (await searched(text)).filter(
      ({ level, province }) => level === 'area' && (ids.length === 0 || ids.includes(province.id)),
    )
    const [only] = found
    return only && found.every(({ area }) => area.id === only.area.id) ? only : undefined
  }

  return async (text: string, postcode: string): Promise<{ place: Place | undefined; rest: string }> => {
    const { named, provinces } = await provincesFor(text, postcode)
    const candidates = (
      await Promise.all(provinces.slice(0, MAX_PROVINCES).map((province) => inProvince(text, province)))
    ).flat()
    const [best] = [...candidates].sort((one, other) => other.certainty - one.certainty)
    if (best)
      return { place: best.place, rest: withoutRegions(text, [...best.named, ...(named ? [named] : [])]) }
    const alone = await districtAlone(text, provinces)
    if (alone) {
      const { province, city, area } = alone
      const spans = [...(named ? [named] : []), ...regionsNamedIn(text, [area], 'area')]
      return { place: { province, city, area }, rest: withoutRegions(text, spans) }
    }
    if (!named) return { place: undefined, rest: text }
    return {
      place: { province: named.region, city: NO_REGION, area: NO_REGION },
      rest: withoutRegions(text, [named]),
    }
  }
}

/**
 * Reads the text of a whole address. Where the regions cannot be loaded, they stay in the street, where the shopper sees
 * them.
 */
export const createReadPasted = (regions: Regions) => {
  const findPlace = createFindPlace(regions)
  return async (text: string, country: string): Promise<PastedForm> => {
    const read = readPastedAddress(text, country)
    if (read.country !== HOME_COUNTRY || read.detail === undefined) return read
    const { place, rest } = await findPlace(read.detail, read.postcode ?? '')
    if (!place) return read
    const { detail: _, ...others } = read
    return { ...others, place, ...(rest !== '' && { detail: rest.replaceAll('\n', ', ') }) }
  }
}
