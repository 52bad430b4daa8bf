/** Where a country's parcels leave from. */
export const HUBS: Readonly<Record<string, string>> = {
  ID: 'Jakarta',
  JP: 'Narita',
  KR: 'Incheon',
  TH: 'Bangkok',
  VN: 'Ho Chi Minh City',
  CN: 'Guangzhou',
  TW: 'Taoyuan',
  DE: 'Leipzig',
  IT: 'Milan',
  FR: 'Paris',
  DK: 'Copenhagen',
}
