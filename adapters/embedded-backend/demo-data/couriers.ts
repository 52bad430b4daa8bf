import type { DemoCourier } from './demo-types.ts'

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

export const COURIERS: readonly DemoCourier[] = [
  {
    key: 'lintas-express',
    name: 'Lintas Express',
    prefix: 'LX',
    freightCents: 620,
    countries: ['JP', 'KR', 'TH', 'VN', 'CN', 'TW', 'DE', 'IT', 'FR', 'DK'],
    route: [
      {
        afterHours: 2,
        text: { id: 'Paket diambil dari penjual di {town}', en: 'Parcel collected from the shop in {town}' },
      },
      { afterHours: 10, text: { id: 'Tiba di gudang ekspor {hub}', en: 'Arrived at the export hub {hub}' } },
      {
        afterHours: 22,
        text: { id: 'Berangkat dari {hub} menuju Indonesia', en: 'Departed {hub} for Indonesia' },
      },
      { afterHours: 40, text: { id: 'Tiba di Indonesia', en: 'Arrived in Indonesia' } },
      { afterHours: 52, text: { id: 'Lolos pemeriksaan bea cukai', en: 'Cleared customs' } },
      {
        afterHours: 60,
        text: { id: 'Paket tiba di gudang transit Jakarta', en: 'Arrived at the transit hub Jakarta' },
      },
      {
        afterHours: 78,
        text: { id: 'Kurir mengantar di {area}, {city}', en: 'Out for delivery in {area}, {city}' },
      },
      { afterHours: 82, text: { id: 'Paket diterima di alamat tujuan', en: 'Delivered to the address' } },
    ],
  },
  {
    key: 'kilat-nusantara',
    name: 'Kilat Nusantara',
    prefix: 'KN',
    freightCents: 310,
    countries: ['ID'],
    route: [
      {
        afterHours: 1,
        text: { id: 'Paket diambil dari penjual di {town}', en: 'Parcel collected from the shop in {town}' },
      },
      { afterHours: 5, text: { id: 'Disortir di gudang {town}', en: 'Sorted at the hub {town}' } },
      {
        afterHours: 14,
        text: { id: 'Paket tiba di gudang transit {hub}', en: 'Arrived at the transit hub {hub}' },
      },
      { afterHours: 22, text: { id: 'Tiba di gudang {city}', en: 'Arrived at the hub {city}' } },
      {
        afterHours: 30,
        text: { id: 'Kurir mengantar di {area}, {city}', en: 'Out for delivery in {area}, {city}' },
      },
      { afterHours: 33, text: { id: 'Paket diterima di alamat tujuan', en: 'Delivered to the address' } },
    ],
  },
  {
    key: 'samudra-cargo',
    name: 'Samudra Kargo',
    prefix: 'SK',
    freightCents: 2_030,
    countries: ['ID', 'JP', 'DE', 'DK', 'TH', 'TW'],
    route: [
      {
        afterHours: 4,
        text: {
          id: 'Barang besar diambil dari penjual di {town}',
          en: 'Large goods collected from the shop in {town}',
        },
      },
      {
        afterHours: 24,
        text: { id: 'Dimuat ke peti kemas di {hub}', en: 'Loaded into a container at {hub}' },
      },
      {
        afterHours: 120,
        text: { id: 'Tiba di pelabuhan Tanjung Priok', en: 'Arrived at the port of Tanjung Priok' },
      },
      { afterHours: 140, text: { id: 'Lolos pemeriksaan bea cukai', en: 'Cleared customs' } },
      {
        afterHours: 160,
        text: { id: 'Dijadwalkan diantar ke {area}, {city}', en: 'Delivery scheduled for {area}, {city}' },
      },
      { afterHours: 166, text: { id: 'Barang diterima di alamat tujuan', en: 'Delivered to the address' } },
    ],
  },
]
