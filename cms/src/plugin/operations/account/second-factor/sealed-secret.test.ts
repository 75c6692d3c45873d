import { expect, test } from 'vitest'
import { openSecret, sealSecret } from './sealed-secret.ts'

const [server, other] = [{ secret: 'one' }, { secret: 'other' }]

test('a sealed secret opens with the server’s secret, for its account, as it was sealed, and in no other way', () => {
  const kept = sealSecret(server, 'vera', 'GEZDGNBVGY3TQOJQ')
  expect(kept).not.toContain('GEZD')
  expect(sealSecret(server, 'vera', 'GEZDGNBVGY3TQOJQ')).not.toBe(kept)
  expect(openSecret(server, 'vera', kept)).toBe('GEZDGNBVGY3TQOJQ')
  expect(openSecret(other, 'vera', kept)).toBeNull()
  expect(openSecret(server, 'reto', kept)).toBeNull()
  const [nonce, tag, sealed = ''] = kept.split('.')
  const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
  for (const wrong of [`${nonce}.${tag}.${changed}`, `${nonce}.${tag}`, `${nonce}..${sealed}`, '', 'x.y.z'])
    expect(openSecret(server, 'vera', wrong)).toBeNull()
})
