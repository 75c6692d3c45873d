import { BrokenBackup } from './broken-backup.ts'

/** Tar's unit: headers are one block, contents are filled up to whole ones. */
export const blockSize = 512

export interface TarEntry {
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/** Name and size in a header of «ustar», which every tar reads. Throws where the name or the size does not fit: 100 bytes, 8 GiB. */
export function tarHeader({ name, size }: TarEntry): Buffer {
  const header = Buffer.alloc(blockSize)
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a back-up.`)
  if (size >= 8 ** 11) throw new Error(`The file ${name} is too large for a back-up.`)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0'.repeat(2), 108)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** The entry that a header announces. Throws BrokenBackup where it is none that `tarHeader` makes. */
export function readTarHeader(header: Buffer): TarEntry {
  const name = header.subarray(0, header.indexOf(0)).toString()
  const size = Number.parseInt(header.subarray(124, 135).toString(), 8)
  const isOurs = name.length > 0 && Number.isSafeInteger(size) && tarHeader({ name, size }).equals(header)
  if (!isOurs) throw new BrokenBackup('This is no back-up of Blickfang, or a damaged one.')
  return { name, size }
}

/** Zeros that fill a content of this size up to whole blocks. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((blockSize - (size % blockSize)) % blockSize)
}
