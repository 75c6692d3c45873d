import { apiRoot, entryFilePath } from '@blickfang/contract/api/endpoint.ts'
import { isChosenFile } from '@blickfang/contract/forms/own/asked-file.ts'

interface Place {
  readonly block: string
  readonly lang: string
}

/** Values of a form with its files sent: their ids stand for them, or why one was not taken; null where nobody answered. */
type Filled = { readonly entered: URLSearchParams } | { readonly fields: Readonly<Record<string, unknown>> } | null

/** A file of the largest size takes a while on a phone. */
const patienceMs = 120_000

/** A file that has come is not sent a second time: the entry that names it is the same then. */
const sentFiles = new WeakMap<File, string>()

/** Sends the files of a form, one after the other. */
export async function sendFiles(form: FormData, place: Place): Promise<Filled> {
  const entered = new URLSearchParams()
  const files: [string, File][] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') entered.append(name, value)
    else if (isChosenFile(value)) files.push([name, value])
  }
  for (const [field, file] of files) {
    const sent = sentFiles.get(file) ?? (await sendFile(file, { ...place, field }))
    if (sent === null || typeof sent === 'object') return sent
    sentFiles.set(file, sent)
    entered.set(field, sent)
  }
  return { entered }
}

async function sendFile(
  file: File,
  values: Place & { readonly field: string },
): Promise<string | { readonly fields: Readonly<Record<string, unknown>> } | null> {
  const body = new FormData()
  body.set('file', file, file.name)
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  const answer = await fetch(apiRoot + entryFilePath, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined)
  const told = ((await answer?.json().catch(() => null)) ?? {}) as { file?: unknown; fields?: Record<string, unknown> }
  if (answer?.ok && typeof told.file === 'string') return told.file
  if (answer?.status === 413) return { fields: { [values.field]: 'fileTooLarge' } }
  return told.fields ? { fields: told.fields } : null
}
