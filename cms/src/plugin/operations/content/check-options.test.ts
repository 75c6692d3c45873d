import { blocks } from '@blickfang/shared/blocks/contracts.generated.ts'
import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkOptions } from './check-options.ts'

const references = () => ({ media: new Map(), pages: new Map(), members: [] })

test('whatever an option is given, a refusal names its reason in one word, never in a sentence of a library', () => {
  let refused = 0
  for (const { options } of Object.values(blocks)) {
    for (const name of Object.keys(options)) {
      const refuses = (value: Json) => {
        try {
          checkOptions(options, { [name]: value }, references())
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          refused += 1
          for (const why of Object.values(error.detail?.fields as object)) expect(why).toMatch(/^\w+$/)
        }
      }
      fc.assert(
        fc.property(fc.jsonValue(), (value) => refuses(value as Json)),
        { numRuns: 20 },
      )
      refuses({ type: 'url', url: 'kein link' })
    }
  }
  expect(refused).toBeGreaterThan(1_000)
})
