import { readDemoData } from '../../../../adapters/embedded-backend/demo-data/demo-data.ts'

/** The demo data as they lie in the sources; tests run in the project's folder. */
export const DEMO_DATA = 'adapters/embedded-backend/demo-data'

/** The demo world, as a new shop is seeded with it. */
export const demoData = readDemoData(DEMO_DATA)
