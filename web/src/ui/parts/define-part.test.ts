import { expect, test, vi } from 'vitest'
import { definePart, loadParts } from './define-part.ts'

test('a part that did not come may be asked for again, and is fetched once when it comes', async () => {
  const gone = new Error('gone')
  const fetchPart = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue('here')
  const part = definePart(fetchPart)
  await expect(part.load()).rejects.toThrow('gone')
  expect(part.loaded()).toBeNull()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['here', 'here'])
  expect(part.loaded()).toBe('here')
  expect(fetchPart).toHaveBeenCalledTimes(3)
})

test('a part that fails once comes by the second try, and nobody hears of it', async () => {
  const part = definePart(vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('here'))
  await expect(part.load()).resolves.toBe('here')
})

test('all parts that are wanted come one after the other, those that a part names itself too, whatever fails among them', async () => {
  const come: string[] = []
  definePart(() => Promise.reject(new Error('gone')))
  definePart(
    async () => come.push('of another language'),
    () => false,
  )
  definePart(async () => {
    come.push('outer')
    definePart(async () => come.push('inner'))
  })
  await loadParts(async () => {})
  expect(come).toEqual(['outer', 'inner'])
})

test('who waits is told once a part has come, whoever has asked for it, and not any more afterwards', async () => {
  const part = definePart(async () => 'come')
  const told: string[] = []
  const stop = part.whenCome(() => told.push('one'))
  part.whenCome(() => told.push('two'))
  expect([part.loaded(), told]).toEqual([null, []])
  stop()
  await part.load()
  expect([part.loaded(), told]).toEqual(['come', ['two']])
  part.whenCome(() => told.push('three'))
  expect(told).toEqual(['two', 'three'])
})
