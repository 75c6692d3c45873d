import type { KeptTexts } from '@blickfang/contract/options/control.ts'

const prefix = 'blickfang-typed:'

/** Texts that are no value yet, kept in this browser: `owner` is what they belong to. They outlive a reload and a crash. */
export function keptTexts(owner: string): KeptTexts {
  const nameOf = (id: string) => `${prefix}${owner}:${id}`
  return {
    read: (id) => readText(nameOf(id)),
    write: (id, text) => writeText(nameOf(id), text),
  }
}

/** Reads a kept text by its full name. */
export function readKept(name: string): string | null {
  return readText(prefix + name)
}

export function writeKept(name: string, text: string | null): void {
  writeText(prefix + name, text)
}

function readText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    // Forbidden storage holds nothing.
    return null
  }
}

function writeText(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch (error) {
    console.warn('What was typed could not be kept', error)
  }
}
