import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readArchive } from './read-archive.ts'
import { seal, unseal } from './seal.ts'
import { type ArchiveFile, writeArchive } from './write-archive.ts'

const key = 'a key of more than thirty-two characters'
const files: readonly ArchiveFile[] = [
  { name: 'backup.json', bytes: Buffer.from('{"a":1}') },
  { name: 'media/empty.png', bytes: Buffer.alloc(0) },
  { name: 'media/block.png', bytes: Buffer.alloc(512, 7) },
  { name: 'media/large.png', bytes: Buffer.alloc(150_000, 'picture ') },
]

async function* each<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const write = async (some = files) => Buffer.concat(await collect(writeArchive(each(some))))
const sealed = async () => Buffer.concat(await collect(seal(writeArchive(each(files)), key)))

/** The stream in pieces that fit nothing. */
function pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  const starts = Array.from({ length: Math.ceil(bytes.length / 7_001) }, (_, index) => index * 7_001)
  return each(starts.map((start) => bytes.subarray(start, start + 7_001)))
}

const read = (bytes: Buffer) => collect(readArchive(pieces(bytes)))
const open = (bytes: Buffer, with_ = key) => collect(readArchive(unseal(pieces(bytes), with_)))

test('an archive gives back what was put in, encrypted or not', async () => {
  const names = (found: readonly ArchiveFile[]) => found.map(({ name, bytes }) => [name, Buffer.from(bytes)])
  expect(names(await read(await write()))).toEqual(names(files))
  expect(names(await open(await sealed()))).toEqual(names(files))
})

test('tar unpacks it, and sha256sum checks it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'blickfang archive '))
  writeFileSync(join(folder, 'a.tar'), await write())
  const tar = spawnSync('tar', ['-xf', 'a.tar'], { cwd: folder, encoding: 'utf8' })
  const sums = spawnSync('sha256sum', ['--check', '--strict', 'files.sha256'], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([tar.status, tar.stderr, sums.status]).toEqual([0, '', 0])
  expect(sums.stdout).toBe(files.map(({ name }) => `${name}: OK\n`).join(''))
})

test('an archive with any byte changed is refused', async () => {
  const whole = await write(files.slice(0, 3))
  const taken: number[] = []
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 0x20
    await read(changed).then(
      () => taken.push(at),
      () => undefined,
    )
  }
  expect(taken).toEqual([])
})

test('an archive that was cut off or has something behind its end is refused', async () => {
  const whole = await write(files.slice(0, 3))
  for (let length = 0; length < whole.length; length += 64) {
    await expect(read(whole.subarray(0, length))).rejects.toThrow(
      /The back-up is cut off|This is no back-up|The back-up is damaged/,
    )
  }
  await expect(read(Buffer.concat([whole, Buffer.alloc(1)]))).rejects.toThrow('does not add up to its checksum')
})

test('an archive without one of its files is refused, although each that is there is right', async () => {
  const [first = Buffer.alloc(0), ...rest] = await collect(writeArchive(each(files)))
  const without = Buffer.concat([first, ...rest.slice(0, 2), ...rest.slice(5)])
  await expect(read(without)).rejects.toThrow('The back-up is damaged')
})

test('an encrypted one shows nothing of what it holds', async () => {
  expect((await write()).includes('picture picture')).toBe(true)
  const bytes = await sealed()
  expect(bytes.includes('picture') || bytes.includes('backup.json')).toBe(false)
  expect((await sealed()).subarray(40).equals(bytes.subarray(40))).toBe(false)
})

test('an encrypted one is refused when it was changed, cut off or put in another order', async () => {
  const whole = await sealed()
  const chunk = 64 * 1024 + 16
  const start = whole.length - 2 * chunk - ((whole.length - 35) % chunk)
  const parts = [0, 1, 2].map((index) => whole.subarray(start + index * chunk, start + (index + 1) * chunk))
  const [one = whole, two = whole, three = whole] = parts
  const head = whole.subarray(0, start)
  const changedAt = (at: number) => {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 1
    return changed
  }
  const broken = [
    ...[20, 34, 35, 60, chunk, whole.length - 1].map(changedAt),
    ...[[one], [one, two], [two, one, three], [one, three], [one, two, two, three], [one, two, three, three]].map(
      (some) => Buffer.concat([head, ...some]),
    ),
    whole.subarray(0, 30),
    whole.subarray(0, whole.length - 1),
  ]
  for (const bytes of broken) await expect(open(bytes)).rejects.toThrow(/^The back-up (cannot be read|is cut off)/)
  expect(Buffer.concat([head, one, two, three]).equals(whole)).toBe(true)
})

test('the wrong key, no key, and a key for a plain one are told apart', async () => {
  const bytes = await sealed()
  await expect(open(bytes, 'another key of more than 32 characters')).rejects.toThrow('BACKUP_KEY is not the key')
  await expect(open(bytes, '')).rejects.toThrow('This back-up is encrypted')
  await expect(open(await write())).rejects.toThrow('This back-up is not encrypted')
})
