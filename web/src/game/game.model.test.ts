import fc from 'fast-check'
import { test } from 'vitest'
import { Round, type Step } from './testing/round.ts'
import type { Fault } from './testing/test-phone.ts'

const who = fc.integer({ min: 0, max: 5 })
const player = fc.integer({ min: 0, max: 3 })
const page = fc.integer({ min: 0, max: 2 })
const score = fc.integer({ min: 0, max: 9 })
const name = fc.constantFrom('Lea', '🏌️‍♀️', 'שרה', '<b>Max</b>', 'x'.repeat(250))
const year = 365 * 24 * 60 * 60_000
const fault = fc.constantFrom<Fault>('lost', 'unanswered', 'slow', 'stale', 'twice', 'none')
const named = <Name extends string>(...names: Name[]) => fc.constantFrom(...names)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: named('tap'), who, player, page, score }) },
  { weight: 2, arbitrary: fc.record({ do: named('killWhile'), who, player, page, score }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ do: named('taps'), who, player, page, score },
      times: fc.integer({ min: 2, max: 4 }),
      ms: fc.constantFrom(0, 100, 900, 1_100),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: named('add'), who, name }) },
  { weight: 3, arbitrary: fc.record({ do: named('rename'), who, player, name }) },
  { weight: 2, arbitrary: fc.record({ do: named('remove', 'restore'), who, player }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: named('offline', 'online', 'online', 'reload', 'kill', 'wake', 'late', 'hangDisk', 'slowDisk'),
      who,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: named('skew'), who, ms: fc.constantFrom(0, year, -year, 300_000, -300_000, 20_000) }),
  },
  { weight: 4, arbitrary: fc.record({ do: named('pass'), ms: fc.constantFrom(10, 500, 1_000, 5_000, 70_000) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: named('fault'), who, faults: fc.array(fault, { minLength: 1, maxLength: 5 }) }),
  },
)

// `npm run test:nightly` asks for more. A failure prints its seed and path: GAME_SEED and GAME_PATH play it again.
const runs = Number(process.env.GAME_RUNS ?? 300)
const again = {
  ...(process.env.GAME_SEED && { seed: Number(process.env.GAME_SEED) }),
  ...(process.env.GAME_PATH && { path: process.env.GAME_PATH }),
}

test(
  'whatever befalls the phones of a round: in the end all show the same, nothing that was shown is missing, nothing is doubled',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          phones: fc.integer({ min: 2, max: 6 }),
          hasMinutes: fc.boolean(),
          databaseSkew: fc.constantFrom(0, 0, -600_000, 600_000),
        }),
        fc.array(step, { minLength: 1, maxLength: 50, size: 'max' }),
        async (setting, steps) => {
          const round = new Round(setting)
          await round.play(steps)
          await round.rest()
          round.check()
        },
      ),
      { numRuns: runs, ...again },
    )
  },
  60_000 + runs * 100,
)
