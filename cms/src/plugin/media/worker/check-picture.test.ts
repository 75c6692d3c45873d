import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkPicture } from './check-picture.ts'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG that says how large it is and has pixels that nobody can read. */
function unreadable(side: number): Buffer {
  const head = Buffer.from('00000000000000000802000000', 'hex')
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  const parts = [chunk('IHDR', head), chunk('IDAT', Buffer.from('no pixels')), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

/** A GIF of so many frames, of a point each. */
function moving(side: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(side, 6)
  head.writeUInt16LE(side, 8)
  const frame = Buffer.from('21f90400010000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

test('a picture of more than 50 megapixels is refused by what its head says, before anybody reads its pixels', async () => {
  await expect(checkPicture('png', unreadable(7_000))).rejects.toMatchObject({ code: 'FILE_DAMAGED' })
  await expect(checkPicture('png', unreadable(7_100))).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' })
})

test('the pixels of all frames count', async () => {
  await expect(checkPicture('gif', moving(2_000, 12))).resolves.toMatchObject({ width: 2_000, height: 2_000 })
  await expect(checkPicture('gif', moving(2_000, 13))).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' })
})
