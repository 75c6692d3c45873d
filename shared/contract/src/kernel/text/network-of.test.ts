import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:DB8:0001:02:9::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001::2:3:4:5:6:7', '2001:0:2:3'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a site is what one customer has: all networks of an IPv6 prefix, and one IPv4 address', () => {
  expect(
    ['2001:db8:1:2::6', '2001:db8:1:ffff::6', '2001:db8:1::'].map((address) => networkOf(address, 'site')),
  ).toEqual(Array(3).fill('2001:db8:1'))
  expect(networkOf('203.0.113.7', 'site')).toBe('203.0.113.7')
})
