import { copyFileSync, existsSync, renameSync, statSync, truncateSync } from 'node:fs'

const usual = { maxBytes: 10 * 1024 * 1024, kept: 3, everyMs: 60_000 }

/**
 * Keeps a log that a program goes on writing from filling the disk: what is too long becomes `FILE.1`, and the older ones
 * move on. The program holds the file open, so it is emptied and not moved; it must write at the end (`a`). Returns the teardown.
 */
export function rotateLog(file: string, { maxBytes, kept, everyMs }: Partial<typeof usual> = {}): () => void {
  const limits = { maxBytes: maxBytes ?? usual.maxBytes, kept: kept ?? usual.kept }
  const timer = setInterval(() => rotate(file, limits), everyMs ?? usual.everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

function rotate(file: string, { maxBytes, kept }: { maxBytes: number; kept: number }): void {
  if (!existsSync(file) || statSync(file).size <= maxBytes) return
  for (let age = kept - 1; age > 0; age--) {
    if (existsSync(`${file}.${age}`)) renameSync(`${file}.${age}`, `${file}.${age + 1}`)
  }
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}
