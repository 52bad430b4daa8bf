import { fail, ok, type Result } from '../shared/result.ts'
import { visibleText } from '../shared/text.ts'
import { type FoundPlace, isListed, NO_REGION, type Place, type Region } from './address.ts'

/** The levels of a place, from the largest region to the smallest. */
export const PLACE_LEVELS = ['province', 'city', 'area'] as const
/** One of them: a province, a city or regency, a district. */
export type PlaceLevel = (typeof PLACE_LEVELS)[number]

/** A place being chosen from the largest region to the smallest: what is chosen so far. */
export type PlaceChoice = { readonly province: Region | undefined; readonly city: Region | undefined }

/** Nothing is chosen. */
export const NO_CHOICE: PlaceChoice = { province: undefined, city: undefined }

const listed = (region: Region | undefined): Region | undefined => (isListed(region) ? region : undefined)

/** Changing a place starts in its city; regions that were typed are not in any list and are chosen again. */
export const choiceFrom = (place: Place | undefined): PlaceChoice => {
  const province = listed(place?.province)
  return { province, city: province && listed(place?.city) }
}

/** The level that is chosen next. */
export const levelOf = ({ province, city }: PlaceChoice): PlaceLevel => {
  if (!province) return 'province'
  return city ? 'area' : 'city'
}

/** The choice with one region more; a place when it is complete. */
export const withRegion = ({ province, city }: PlaceChoice, region: Region): PlaceChoice | Place => {
  if (!province) return { province: region, city: undefined }
  return city ? { province, city, area: region } : { province, city: region }
}

/** The choice after a search: a found area is a place, anything larger is chosen on from there. */
export const withFound = ({ level, province, city, area }: FoundPlace): PlaceChoice | Place =>
  level === 'area' ? { province, city, area } : { province, city: level === 'city' ? city : undefined }

/** Names of regions as typed, by their level. */
export type TypedRegions = Readonly<Record<PlaceLevel, string>>

/** The regions of a place that were typed, as the text to start with. */
export const typedRegions = (place: Place | undefined): TypedRegions => {
  const textOf = (region: Region | undefined): string => (region && !isListed(region) ? region.name : '')
  return { province: textOf(place?.province), city: textOf(place?.city), area: textOf(place?.area) }
}

/** The chosen regions with typed names below them, or the levels whose name is missing. */
export const writtenPlace = (
  chosen: PlaceChoice,
  texts: TypedRegions,
): Result<Place, readonly PlaceLevel[]> => {
  const chosenAt = (level: PlaceLevel): Region | undefined => (level === 'area' ? undefined : chosen[level])
  const regionOf = (level: PlaceLevel): Region =>
    chosenAt(level) ?? { ...NO_REGION, name: visibleText(texts[level]) }
  const place = { province: regionOf('province'), city: regionOf('city'), area: regionOf('area') }
  const missing = PLACE_LEVELS.filter((level) => !chosenAt(level) && place[level].name === '')
  return missing.length === 0 ? ok(place) : fail(missing)
}
