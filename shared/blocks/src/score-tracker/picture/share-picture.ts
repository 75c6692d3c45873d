/** Shares a picture by the phone's dialog; where there is none, or it fails, the picture is kept as a file. */
export async function sharePicture(picture: Blob, title: string): Promise<'shared' | 'kept'> {
  const file = new File([picture], 'urban-golf.png', { type: picture.type })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title })
      return 'shared'
    } catch (error) {
      // Who closes the dialog does not want it kept either.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return 'kept'
}
