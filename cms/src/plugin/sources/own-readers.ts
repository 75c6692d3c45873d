import type { SourceReader } from './source-reader.ts'

const added = new Map<string, SourceReader>()

/** Adds how a project's own sources are answered, before any page is read. */
export function addReaders(readers: Readonly<Record<string, SourceReader>>): void {
  for (const [name, reader] of Object.entries(readers)) added.set(name, reader)
}

/** The reader of a source of the project. Throws one sentence where there is none. */
export function ownReader(source: string): SourceReader {
  const reader = added.get(source)
  if (!reader)
    throw new Error(`The source «${source}» has no reader: please add a reader.ts that exports «${source}Reader».`)
  return reader
}
