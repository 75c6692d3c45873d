export const defaultCmsUrl = 'http://127.0.0.1:3001'
export const defaultPublicUrl = 'http://localhost:3000'

/** Where the cms answers, for Next's own code. Read at each call: a build must not fix it. */
export function cmsUrl(): string {
  return process.env.CMS_URL || defaultCmsUrl
}
