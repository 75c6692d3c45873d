const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
}

/** The media type of a stored file, by its ending: the library gives names that tell the truth. */
export function pictureType(filename: string): string {
  return types[filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
}

/**
 * Headers of a stored file on its way out: kept for a year, because a name always stands for the same bytes. No browser takes it for
 * anything else; a drawing opened on its own runs nothing, and a document is kept and never opened in the site's place.
 */
export function pictureHeaders(filename: string, size: number): Record<string, string> {
  const type = pictureType(filename)
  return {
    'content-type': type,
    'content-length': String(size),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    ...(type === 'image/svg+xml' && { 'content-security-policy': drawingPolicy }),
    ...(type === 'application/pdf' && { 'content-disposition': `attachment; filename="${plainName(filename)}"` }),
  }
}

/** Without what makes the name one that nobody guesses. */
function plainName(filename: string): string {
  return filename.replace(/-[0-9a-f]{24}(?=\.\w+$)/, '').replace(/[^\w.-]/g, '_')
}

const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'none'; sandbox"
