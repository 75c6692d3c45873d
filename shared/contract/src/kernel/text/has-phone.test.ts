import { expect, test } from 'vitest'
import { hasPhone } from './has-phone.ts'

test.each([
  ...['052 212 47 30', '+41 52 212 47 30', '0041 (0)52 212-47-30', '079 123 45 67 (abends)', 'Büro 044 123 45 67'],
  ...['052/212.47.30, int. 12', '+1 212 555 0100', '+39 06 1234567', 'Natel 0791234567', '079 123 45 67 Müller’s'],
  ...['044 123 45 67 / 079 123 45 67', '044 123 45 67/+41 79 123 45 67', '044 123 45 67 - 079 123 45 67'],
  ...[
    '0441234567 0791234567',
    '044 123 45 67 & 079 123 45 67',
    'P: 044 123 45 67',
    'Tel.: 079 123 45 67',
    'P:0441234567',
  ],
  ...['079 123 45 67 ab 18:00', '079 123 45 67 08:00-12:00'],
])('%s is dialled by a person', (text) => {
  expect(hasPhone(text)).toBe(true)
})

test.each([
  ...[
    'javascript:alert(1)1',
    'javascript:alert(0791234567)',
    'P:javascript:alert(0791234567)',
    'keine',
    '',
    '1',
    'https://evil.example/0791234567',
    '12',
  ],
  ...['=HYPERLINK(0791234567)', '<b>0791234567', '@0791234567', '١٢٣'],
])('%j is nobody’s number', (text) => {
  expect(hasPhone(text)).toBe(false)
})
