/** Side of the square that a picture is looked at in, in px: enough for its colours. */
const side = 64

/** The pixels of a picture of one's own device, small, as red, green, blue and opacity; null for what is no picture. */
export async function readPicture(file: File): Promise<Uint8ClampedArray | null> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(image, 0, 0, side, side)
    return context?.getImageData(0, 0, side, side).data ?? null
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}
