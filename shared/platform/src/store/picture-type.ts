const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
}

/** The media type of a stored file, by its ending: the library gives names that tell the truth. */
export function pictureType(filename: string): string {
  return types[filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
}

/** Headers of a stored file on its way out: kept for a year, because a name always stands for the same bytes. A drawing opened on its own runs nothing. */
export function pictureHeaders(filename: string, size: number): Record<string, string> {
  const type = pictureType(filename)
  return {
    'content-type': type,
    'content-length': String(size),
    'cache-control': 'public, max-age=31536000, immutable',
    ...(type === 'image/svg+xml' && { 'content-security-policy': drawingPolicy }),
  }
}

const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'none'; sandbox"
