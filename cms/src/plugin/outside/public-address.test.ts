import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '185.60.216.35', '2606:4700::1111', '2a00:1450:400a:804::2003'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ...[
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.1.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
  ],
  ...[
    '169.254.169.254',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...['0x7f000001', '2130706433', '127.1', '0177.0.0.1', 'localhost', '', '8.8.8.8.'],
  ...[
    '::',
    '::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '100::1',
    '4000::1',
    '5f00::1',
  ],
  ...['2001:db8::1', '3fff::1', '2001::1', '2001:10::1', '2001:20::1'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  ...['::127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:a9fe:a9fe', '::ffff:0:127.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '2002:7f00:1::'],
])('%s, which wraps an address of a network within, is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
