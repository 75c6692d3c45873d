import fc from 'fast-check'
import type { Fault } from './test-client.ts'

export type Choice = 'mine' | 'theirs'
/** Step of one of two people at their browsers, or something that happens to them. */
export type Step =
  | { do: 'type'; who: number; field: number; text: string; hold: boolean }
  | { do: 'crash'; who: number; field: number; text: string; fault: Fault }
  | { do: 'lastKeys'; who: number; field: number; text: string }
  | { do: 'focus'; who: number; field: number }
  | { do: 'blur' | 'revert'; who: number }
  | { do: 'option'; who: number; group: number; value: string }
  | {
      do: 'undo' | 'redo' | 'release' | 'reload' | 'wait' | 'late' | 'refresh' | 'slowRefresh' | 'resume'
      who: number
    }
  | { do: 'add'; who: number; title: string }
  | { do: 'remove' | 'up'; who: number; group: number }
  | { do: 'choose'; who: number; choice: Choice }
  | { do: 'fault'; who: number; faults: Fault[] }

const who = fc.integer({ min: 0, max: 1 })
const index = fc.integer({ min: 0, max: 3 })
const words = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 999 }).map(String) },
  fc.constantFrom('a', ' ', 'refuse me'),
)
/** Any of it, the usual more often than the rare. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('crash' as const),
      who,
      field: index,
      text: words,
      fault: fc.constantFrom<Fault>('cut', 'stuck', 'slow'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('lastKeys' as const), who, field: index, text: words }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('focus' as const), who, field: index }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('blur' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('revert' as const), who }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      who,
      field: index,
      text: words,
      hold: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('option' as const),
      who,
      group: index,
      value: fc.constantFrom('primary', 'secondary', 'header'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'up' as const), who, group: index }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      who,
      faults: fc.array(
        fc.constantFrom<Fault>('lost', 'unanswered', 'late', 'slow', 'stuck', 'cut', 'signedOut', 'none'),
        {
          maxLength: 3,
        },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      who,
      choice: fc.constantFrom<Choice>('mine', 'theirs'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('add' as const), who, title: words }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'undo' as const,
        'redo' as const,
        'release' as const,
        'reload' as const,
        'wait' as const,
        'late' as const,
        'refresh' as const,
        'slowRefresh' as const,
        'resume' as const,
      ),
      who,
    }),
  },
)

/** Steps of two people who write on one page at the same time, on a network that works. */
export const together: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('focus' as const), who, field: index }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('type' as const), who, field: index, text: words, hold: fc.constant(true) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'up' as const), who, group: index }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('refresh' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('add' as const), who, title: words }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('slowRefresh' as const, 'late' as const), who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('blur' as const, 'revert' as const, 'undo' as const, 'wait' as const),
      who,
    }),
  },
)
