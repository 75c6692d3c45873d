import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lateStyles } from '../../../shared/scripts/view-styles.ts'

test('what the server draws of an island has its sheets from the start', async () => {
  expect(await lateStyles(join(import.meta.dirname, '../../..'))).toEqual([])
})
