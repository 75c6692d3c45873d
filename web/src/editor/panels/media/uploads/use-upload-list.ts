import { useMemo, useState } from 'react'

/** A file on its way into the library. */
export interface Upload {
  readonly key: string
  readonly name: string
  /** Share that has been sent, 0..1. */
  readonly share: number
  /** Whether the file has arrived and takes longer than usual. */
  readonly isPending: boolean
  /** Whether the file is in the library now; shown for a moment. */
  readonly isDone: boolean
  /** Sends a file that was in the library before as a picture of its own; offered until the line is taken away. */
  readonly again: (() => void) | null
  /** Why it is not in the library, and what to do: stays until it is read and taken away. */
  readonly failure: string | null
  /** Sends it again; null where that would change nothing. */
  readonly retry: (() => void) | null
  /** Gives it up, or takes it from the list. */
  readonly cancel: () => void
}

/** The files that are on their way, those that have just arrived, and those that did not. */
export function useUploadList() {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const list = useMemo(
    () => ({
      change: (key: string, next: Partial<Upload>) =>
        setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one))),
      drop: (key: string) => setUploads((before) => before.filter((one) => one.key !== key)),
      /** A file that begins, or begins anew in its place. */
      put: (fresh: Pick<Upload, 'key' | 'name' | 'failure' | 'cancel'>) => {
        const upload = { ...fresh, share: 0, isPending: false, isDone: false, again: null, retry: null }
        setUploads((before) => {
          const isThere = before.some(({ key }) => key === upload.key)
          return isThere ? before.map((one) => (one.key === upload.key ? upload : one)) : [...before, upload]
        })
      },
    }),
    [],
  )
  return { uploads, list }
}
