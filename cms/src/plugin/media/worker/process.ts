// Pictures are read and written in a process of their own: what it takes goes back to the machine when it ends, a picture
// that takes too long is stopped with it, and files and database beside it do not wait for the same four threads.
import { availableParallelism, constants, setPriority } from 'node:os'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import sharp from 'sharp'
import { checkDocument } from '../document/check-document.ts'
import { checkPicture } from './check-picture.ts'
import { cropPicture } from './crop-picture.ts'
import { encodeIcon } from './encode-icon.ts'
import { encodeVariant } from './encode-variant.ts'
import type { CheckedFile, Job, Reply } from './jobs.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.cache(false)
sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / 2)))

process.on('disconnect', () => process.exit())
process.on('message', (job: Job) => void answer(job))
// From here on a picture's time runs.
process.send?.({ isReady: true } satisfies Reply)

async function answer(job: Job): Promise<void> {
  const reply = await work(job)
  process.send?.(reply)
}

async function work(job: Job): Promise<Reply> {
  try {
    const result = await carryOut(job, Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength))
    return { result, rss: process.memoryUsage.rss() }
  } catch (error) {
    const known = error instanceof AppError ? error : new AppError('FILE_DAMAGED')
    const detail = known.detail && { detail: known.detail }
    return { refused: { code: known.code, ...detail }, rss: process.memoryUsage.rss() }
  }
}

async function carryOut(job: Job, bytes: Buffer): Promise<CheckedFile | Uint8Array> {
  switch (job.kind) {
    case 'check':
      return checkPicture(job.extension, bytes)
    case 'document':
      return checkDocument(bytes)
    case 'encode':
      return encodeVariant(bytes, job.variant)
    case 'crop':
      return cropPicture(bytes, job.area)
    case 'icon':
      return encodeIcon(bytes, job.form)
  }
}
