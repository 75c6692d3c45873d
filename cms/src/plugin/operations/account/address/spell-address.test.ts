import { domainToUnicode } from 'node:url'
import { isEmail } from '@blickfang/contract/kernel/text/email.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellAddress } from './spell-address.ts'

const names = fc.stringMatching(/^[A-Za-z0-9_+-]{1,12}(\.[A-Za-z0-9_+-]{1,12})?$/)
const labels = fc.stringMatching(/^[A-Za-z0-9äöüéß]{1,12}$/)
const addresses = fc
  .tuple(names, labels, fc.constantFrom('ch', 'com', 'swiss'))
  .map(([name, label, end]) => `${name}@${label}.${end}`)
  .filter(isEmail)
const around = fc.constantFrom('', ' ', '\u200b', '\t')

test('an address is the same in capitals, with blanks around it, as it is copied, and with its host in ASCII or in letters', () => {
  fc.assert(
    fc.property(addresses, around, around, (address, before, after) => {
      const spelled = spellAddress(address) ?? ''
      const host = spelled.slice(spelled.lastIndexOf('@') + 1)
      const inLetters = spelled.slice(0, -host.length) + domainToUnicode(host)
      const small = address.toLowerCase()
      for (const other of [
        spelled,
        small,
        `${before}${address}${after}`,
        `<${address}>`,
        `mailto:${address}`,
        inLetters,
      ])
        expect([other, spellAddress(other)]).toEqual([other, spelled])
    }),
  )
})

test('it is spelled in ASCII and small letters, and two different ones stay two', () => {
  fc.assert(
    fc.property(addresses, addresses, (one, other) => {
      const [a, b] = [spellAddress(one) ?? '', spellAddress(other) ?? '']
      expect(a).toMatch(/^[!-@[-~]+$/)
      fc.pre(one.toLowerCase().normalize('NFC') !== other.toLowerCase().normalize('NFC'))
      if (!/[ß]|ss/.test(one + other)) expect(a).not.toBe(b)
    }),
  )
})

test('no address becomes one by being spelled', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 30 }), addresses), (text) => {
      expect(spellAddress(text) !== undefined).toBe(isEmail(text) || spellAddress(text.trim()) !== undefined)
    }),
  )
  // The sign of Kelvin becomes a «k».
  for (const text of ['\u212aarl@optik.ch', 'a@b', '', null, undefined, 7, {}, 'a@b.ch, c@d.ch'])
    expect(spellAddress(text)).toBeUndefined()
})
