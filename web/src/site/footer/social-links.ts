import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { linkSchema } from '@blickfang/contract/options/link/option.ts'

const networks = [
  { key: 'instagram', name: 'Instagram', profile: 'https://www.instagram.com/' },
  { key: 'facebook', name: 'Facebook', profile: 'https://www.facebook.com/' },
  { key: 'linkedin', name: 'LinkedIn', profile: 'https://www.linkedin.com/company/' },
] as const

/** The shop's profiles. Editors type a whole address or only the name of the account. */
export function socialLinks(accounts: SiteView['socialAccounts']): readonly { name: string; href: string }[] {
  return networks.flatMap(({ key, name, profile }) => {
    const typed = accounts[key].trim()
    if (!typed) return []
    const isAddress = typed.includes('/') || (!typed.startsWith('@') && /\.(com|ch|net)\b/.test(typed))
    const url = isAddress ? typed : profile + typed.replace(/^@/, '')
    const href = linkSchema.safeParse({ type: 'url', url }).data?.url
    return href && /^https?:\/\//.test(href) ? [{ name, href }] : []
  })
}
