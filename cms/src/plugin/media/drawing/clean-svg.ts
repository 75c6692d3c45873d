import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { DrawingCleaner, type TakePicture } from './drawing-cleaner.ts'
import { readDrawing } from './read-drawing.ts'

/**
 * The drawing without anything that runs, fetches or leads away, and with all that it shows. Throws FILE_TYPE for what is no
 * SVG, DRAWING_UNREADABLE for one that is not well-formed, DRAWING_LOSES for one of which something seen would go.
 */
export async function cleanSvg(bytes: Buffer, takePicture: TakePicture): Promise<Buffer> {
  const text = readText(bytes)
  const cleaner = new DrawingCleaner(text, takePicture)
  try {
    cleaner.read()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError(isDrawing(text) ? 'DRAWING_UNREADABLE' : 'FILE_TYPE', undefined, cause)
  }
  return Buffer.from(await cleaner.output())
}

function readText(bytes: Buffer): string {
  try {
    return readDrawing(bytes)
  } catch (cause) {
    throw new AppError(isDrawing(bytes.toString('latin1')) ? 'DRAWING_UNREADABLE' : 'FILE_TYPE', undefined, cause)
  }
}

function isDrawing(text: string): boolean {
  return /<(?:[\w.-]+:)?svg[\s>]/.test(text.slice(0, 100_000))
}
