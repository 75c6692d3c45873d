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
