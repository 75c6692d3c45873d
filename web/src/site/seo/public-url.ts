import { defaultPublicUrl } from '../../cms/addresses.ts'

/** The site's own address without a trailing slash, for everything that must be absolute. Read when used: a build must not fix it. */
export function publicUrl(path = ''): string {
  return (process.env.PUBLIC_URL || defaultPublicUrl).replace(/\/$/, '') + path
}
