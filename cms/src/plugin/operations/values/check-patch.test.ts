import { blocks } from '@blickfang/blocks/contracts.generated.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPatch } from './check-patch.ts'

test('whatever an option is given, a refusal names its reason in one word, never in a sentence of a library', async () => {
  let refused = 0
  for (const group of Object.values(blocks)) {
    const item = {
      pageId: '',
      group,
      field: undefined,
      collection: null,
      languages: { default: 'de', active: ['de'] },
    } as const
    for (const name of Object.keys(group.options)) {
      const refuses = async (value: Json) => {
        const patch = { [valueKeys.options.key(name)]: value }
        try {
          await checkPatch({ ...item, defaultContent: null, published: {} }, { itemType: 'group', patch })
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          refused += 1
          for (const why of Object.values(error.detail?.fields as object)) expect(why).toMatch(/^\w+$/)
        }
      }
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), (value) => refuses(value as Json)),
        { numRuns: 20 },
      )
      await refuses({ type: 'url', url: 'kein link' })
    }
  }
  expect(refused).toBeGreaterThan(1_000)
})
