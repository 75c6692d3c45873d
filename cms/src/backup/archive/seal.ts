import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { Refusal } from '../../command/refusal.ts'
import { BlockReader } from './block-reader.ts'
import { BrokenBackup } from './broken-backup.ts'

/** First bytes of an encrypted back-up; a plain one begins with the name of its first file. */
const magic = Buffer.from('blickfang sealed 1\n')
const saltLength = 16
const tagLength = 16
const chunkLength = 64 * 1024

/**
 * Encrypts a stream: AES-256-GCM of Node itself, in chunks, by the construction STREAM (Hoang, Reyhanitabar, Rogaway, Vizár 2015;
 * as in age and Tink): a chunk's nonce is its number and whether it is the last one, so that none can be altered, moved, left out
 * or cut off without notice. Each stream has a key of its own, made by scrypt of `key` and a random salt.
 */
export async function* seal(bytes: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength)
  const own = await deriveKey(key, salt)
  yield Buffer.concat([magic, salt])
  for await (const { chunk, nonce } of chunks(bytes, chunkLength)) {
    const cipher = createCipheriv('aes-256-gcm', own, nonce)
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * The bytes that `seal` was given; those of a plain back-up as they are. Throws Refusal where the key is missing or is not wanted,
 * BrokenBackup at the first chunk that was not written so, or not with this key.
 */
export async function* unseal(bytes: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const reader = new BlockReader(bytes)
  const start = await reader.readUpTo(magic.length)
  if (!start.equals(magic)) {
    if (key)
      throw new Refusal('This back-up is not encrypted, although BACKUP_KEY is set. If it is yours, unset BACKUP_KEY.')
    yield start
    yield* rest(reader)
    return
  }
  if (!key) throw new Refusal('This back-up is encrypted. Set BACKUP_KEY to the key that it was made with.')
  const own = await deriveKey(key, await reader.read(saltLength))
  for await (const { chunk, nonce, isFirst } of chunks(rest(reader), chunkLength + tagLength)) {
    yield decrypt({ chunk, nonce, own, isFirst })
  }
}

function decrypt({
  chunk,
  nonce,
  own,
  isFirst,
}: {
  chunk: Buffer
  nonce: Buffer
  own: Buffer
  isFirst: boolean
}): Buffer {
  const isKeyWrong = isFirst
    ? 'BACKUP_KEY is not the key that it was made with, or it is damaged.'
    : 'it is damaged or cut off.'
  const broken = new BrokenBackup(`The back-up cannot be read: ${isKeyWrong}`)
  if (chunk.length < tagLength) throw broken
  const decipher = createDecipheriv('aes-256-gcm', own, nonce)
  decipher.setAuthTag(chunk.subarray(-tagLength))
  const plain = decipher.update(chunk.subarray(0, -tagLength))
  try {
    decipher.final()
  } catch {
    throw broken
  }
  return plain
}

/** The stream in chunks of one length, the last one shorter or as long, each with its nonce. There is always a last one. */
async function* chunks(bytes: AsyncIterable<Buffer>, length: number) {
  const reader = new BlockReader(bytes)
  let chunk = await reader.readUpTo(length)
  for (let number = 0; ; number++) {
    const next = chunk.length < length ? Buffer.alloc(0) : await reader.readUpTo(length)
    const isLast = next.length === 0
    const nonce = Buffer.alloc(12)
    nonce.writeUIntBE(number, 5, 6)
    nonce.writeUInt8(isLast ? 1 : 0, 11)
    yield { chunk, nonce, isFirst: number === 0 }
    if (isLast) return
    chunk = next
  }
}

async function* rest(reader: BlockReader): AsyncGenerator<Buffer> {
  for (;;) {
    const piece = await reader.readUpTo(chunkLength)
    if (piece.length === 0) return
    yield piece
  }
}

async function deriveKey(key: string, salt: Buffer): Promise<Buffer> {
  return (await promisify(scrypt)(key, salt, 32)) as Buffer
}
