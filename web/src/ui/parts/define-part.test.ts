import { expect, test, vi } from 'vitest'
import { definePart, loadParts } from './define-part.ts'

test('a part that did not come may be asked for again, and is fetched once when it comes', async () => {
  const fetchPart = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('here')
  const part = definePart(fetchPart)
  await expect(part.load()).rejects.toThrow('gone')
  expect(part.loaded()).toBeNull()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['here', 'here'])
  expect(part.loaded()).toBe('here')
  expect(fetchPart).toHaveBeenCalledTimes(2)
})

test('all parts come one after the other, those that a part names itself too, whatever fails among them', async () => {
  const come: string[] = []
  definePart(() => Promise.reject(new Error('gone')))
  definePart(async () => {
    come.push('outer')
    definePart(async () => come.push('inner'))
  })
  await loadParts(async () => {})
  expect(come).toEqual(['outer', 'inner'])
})
