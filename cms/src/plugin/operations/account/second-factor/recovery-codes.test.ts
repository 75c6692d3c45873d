import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashRecoveryCode, makeRecoveryCodes, tidyRecoveryCode } from './recovery-codes.ts'

test('ten codes are made, all different, and what is kept of them is theirs and none of them', async () => {
  const { codes, salt, hashes } = await makeRecoveryCodes()
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  const again = await Promise.all(codes.map((code) => hashRecoveryCode(tidyRecoveryCode(code) ?? '', salt)))
  expect(again).toEqual(hashes)
  expect(await hashRecoveryCode(tidyRecoveryCode(codes[0] ?? '') ?? '', 'another')).not.toBe(hashes[0])
})

test('a code is read as it was meant, however it was typed', () => {
  const signs = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  fc.assert(
    fc.property(fc.array(signs, { minLength: 12, maxLength: 12 }), fc.boolean(), (code, isLower) => {
      const meant = code.join('')
      const typed = ` ${code.slice(0, 5).join('')} ${code.slice(5).join('-')} `.replace('0', 'o').replace('1', 'l')
      expect(tidyRecoveryCode(isLower ? typed.toLowerCase() : typed)).toBe(meant)
    }),
  )
})

test.each(['', '123456', '0'.repeat(11), '0'.repeat(13), 'UUUU-UUUU-UUUU'])('«%s» is no recovery code', (typed) => {
  expect(tidyRecoveryCode(typed)).toBeNull()
})
