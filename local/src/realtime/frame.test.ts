import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeFrame, encodeFrame } from './frame.ts'

const frame = fc.record({
  joinRef: fc.option(fc.string()),
  ref: fc.option(fc.string()),
  topic: fc.string(),
  event: fc.string(),
  payload: fc.jsonValue(),
})

test.each(['1.0.0', '2.0.0'] as const)('a message of vsn %s is read as it was written', (vsn) => {
  fc.assert(
    fc.property(frame, (each) => {
      const text = encodeFrame(each, vsn)
      expect(decodeFrame(Buffer.from(text), false, vsn)).toEqual(JSON.parse(JSON.stringify(each)))
    }),
  )
})

test('a client that leaves refs out has none', () => {
  const heartbeat = Buffer.from('{"topic":"phoenix","event":"heartbeat","payload":{}}')
  expect(decodeFrame(heartbeat, false, '1.0.0')).toMatchObject({ joinRef: null, ref: null })
})

test('a broadcast in binary, with its content as JSON or as bytes', () => {
  const head = (encoding: number) => Buffer.from([3, 1, 1, 1, 1, 2, encoding])
  const json = Buffer.concat([head(1), Buffer.from('12te{}{"n":1}')])
  const common = { joinRef: '1', ref: '2', topic: 't', event: 'broadcast' }
  expect(decodeFrame(json, true, '2.0.0')).toEqual({
    ...common,
    payload: { type: 'broadcast', event: 'e', payload: { n: 1 } },
  })
  const raw = Buffer.concat([head(0), Buffer.from('12te{}'), Buffer.from([0, 255])])
  expect(decodeFrame(raw, true, '2.0.0')).toMatchObject({ ...common, payload: { payload: Buffer.from([0, 255]) } })
})

test.each(['', '[]', '{}', '["1","2","t"]', 'null'])('%j is no message', (text) => {
  expect(() => decodeFrame(Buffer.from(text), false, '2.0.0')).toThrow()
})
