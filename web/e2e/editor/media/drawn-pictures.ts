import type { Page } from '@playwright/test'

/** Pictures as they lie on a desk, each of its own colour. */
export async function drawn(page: Page, names: readonly string[]) {
  const all = await page.evaluate(async (count) => {
    const drawOne = async (place: number) => {
      const canvas = new OffscreenCanvas(320, 240)
      const pen = canvas.getContext('2d')
      if (pen) {
        pen.fillStyle = `hsl(${Math.random() * 360} 60% ${30 + place * 5}%)`
        pen.fillRect(0, 0, 320, 240)
      }
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
    }
    return Promise.all(Array.from({ length: count }, (_, place) => drawOne(place)))
  }, names.length)
  return names.map((name, place) => ({ name, mimeType: 'image/png', buffer: Buffer.from(all[place] ?? []) }))
}

/** Drops files on an element of the page. */
export async function dropOn(
  page: Page,
  selector: string,
  files: readonly { name: string; mimeType: string; buffer: Buffer }[],
) {
  const plain = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] }))
  const dataTransfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer()
    for (const { name, type, bytes } of all) data.items.add(new File([new Uint8Array(bytes)], name, { type }))
    return data
  }, plain)
  const target = page.locator(selector).first()
  await target.dispatchEvent('dragover', { dataTransfer })
  await target.dispatchEvent('drop', { dataTransfer })
}
