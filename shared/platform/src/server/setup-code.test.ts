import { expect, test } from 'vitest'
import { setupAddress, setupCode } from './setup-code.ts'

test('the code has 128 bits, hangs on secret and database, and stands where no server is told of it', () => {
  const code = setupCode('a secret', '1790000000000')
  expect(Buffer.from(code, 'base64url')).toHaveLength(16)
  expect(setupCode('a secret', '1790000000000')).toBe(code)
  expect(setupCode('another', '1790000000000')).not.toBe(code)
  expect(setupCode('a secret', '1790000000001')).not.toBe(code)
  const address = new URL(setupAddress('https://example.ch/', code))
  expect([address.pathname, address.search, address.hash]).toEqual(['/setup', '', `#${code}`])
})
