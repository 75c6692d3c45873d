import fc from 'fast-check'
import { propertyRuns } from './property-runs.ts'

// Decision 12: `npm test` draws the same values every time, the nightly run others.
const { PROPERTY_SEED = '20261121' } = process.env

fc.configureGlobal({ ...(PROPERTY_SEED !== 'random' && { seed: Number(PROPERTY_SEED) }), numRuns: propertyRuns(100) })
