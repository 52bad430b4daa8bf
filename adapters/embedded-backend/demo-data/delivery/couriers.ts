import type { DemoCourier } from '../demo-types.ts'
import { STEPS } from './courier-steps.ts'

export const COURIERS: readonly DemoCourier[] = [
  {
    key: 'lintas-express',
    name: 'Lintas Express',
    prefix: 'LX',
    freightCents: 620,
    countries: ['JP', 'KR', 'TH', 'VN', 'CN', 'TW', 'DE', 'IT', 'FR', 'DK'],
    route: [
      { afterHours: 2, text: STEPS.collected },
      { afterHours: 10, text: STEPS.atExportHub },
      { afterHours: 22, text: STEPS.leftForIndonesia },
      { afterHours: 40, text: STEPS.inIndonesia },
      { afterHours: 52, text: STEPS.throughCustoms },
      { afterHours: 60, text: STEPS.atTransitHubJakarta },
      { afterHours: 78, text: STEPS.outForDelivery },
      { afterHours: 82, text: STEPS.delivered },
    ],
  },
  {
    key: 'kilat-nusantara',
    name: 'Kilat Nusantara',
    prefix: 'KN',
    freightCents: 310,
    countries: ['ID'],
    route: [
      { afterHours: 1, text: STEPS.collected },
      { afterHours: 5, text: STEPS.sortedInTown },
      { afterHours: 14, text: STEPS.atTransitHub },
      { afterHours: 22, text: STEPS.atHubOfCity },
      { afterHours: 30, text: STEPS.outForDelivery },
      { afterHours: 33, text: STEPS.delivered },
    ],
  },
  {
    key: 'samudra-cargo',
    name: 'Samudra Kargo',
    prefix: 'SK',
    freightCents: 2_030,
    countries: ['ID', 'JP', 'DE', 'DK', 'TH', 'TW'],
    route: [
      { afterHours: 4, text: STEPS.largeGoodsCollected },
      { afterHours: 24, text: STEPS.inContainer },
      { afterHours: 120, text: STEPS.inPort },
      { afterHours: 140, text: STEPS.throughCustoms },
      { afterHours: 160, text: STEPS.deliveryArranged },
      { afterHours: 166, text: STEPS.largeGoodsDelivered },
    ],
  },
]
