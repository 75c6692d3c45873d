import type { EditorDocument, EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import type { Slicing } from '../../../ui/thread/in-slices.ts'

/**
 * Reads a document by a worker (`public/document-worker.js`) and takes it over in parts. Null where it does not come this way, for
 * whatever reason: the usual call then says why.
 */
export async function readDocument(address: string, { yieldThread }: Slicing): Promise<EditorDocument | null> {
  const worker = new Worker('/document-worker.js')
  try {
    const document = (await ask(worker, address)) as EditorDocument | null
    if (!document) return null
    const groups: EditorGroup[] = []
    for (;;) {
      await yieldThread()
      const some = (await ask(worker, null)) as readonly EditorGroup[]
      if (some.length === 0) return { ...document, groups }
      groups.push(...some)
    }
  } catch (error) {
    console.warn('The document could not be read by a worker', error)
    return null
  } finally {
    worker.terminate()
  }
}

function ask(worker: Worker, question: string | null): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = reject
    worker.postMessage(question)
  })
}
