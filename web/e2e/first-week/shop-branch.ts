import type { Answer, Call } from '@blickfang/contract/api/client.ts'

type Branch = Answer<'getOptician'>['branches'][number]

/** The branch of the demo, which everybody sees. */
export async function first(call: Call): Promise<Branch> {
  const [branch] = (await call('getOptician', {})).branches
  if (!branch) throw new Error('The demo has no branch')
  return branch
}

/** Puts the branch back as it was. */
export async function restore(call: Call, { id, values }: Branch): Promise<void> {
  const { revs } = await first(call)
  const all = Object.entries(values).map(([key, value]) => ({
    itemType: 'branch' as const,
    id,
    key,
    value,
    base: revs[key] ?? 0,
  }))
  await call('saveValues', all)
}
