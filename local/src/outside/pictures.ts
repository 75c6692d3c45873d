import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const drawings = resolve('demo/src/media')

/** A drawing of the demo by its name, where the demo is there; else a plain one, so that a feed has pictures all the same. */
export function picture(name: string): string {
  const file = list().find((path) => basename(path) === name)
  return file ? readFileSync(file, 'utf8') : plain
}

function list(): readonly string[] {
  try {
    return readdirSync(drawings, { recursive: true, encoding: 'utf8' }).map((path) => join(drawings, path))
  } catch {
    return []
  }
}

const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700" viewBox="0 0 700 700"><rect width="700" height="700" fill="#0f4c45"/><g fill="none" stroke="#fbfaf7" stroke-width="24"><circle cx="220" cy="360" r="110"/><circle cx="480" cy="360" r="110"/><path d="M330 345q20-24 40 0"/></g></svg>'
