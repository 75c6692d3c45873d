/** How many draws a property gets: `usual` in `npm test`, PROPERTY_FACTOR times as many in `npm run test:nightly`. */
export function propertyRuns(usual: number): number {
  return usual * Number(process.env.PROPERTY_FACTOR ?? 1)
}
