// Reads the document of a long page where nobody types: its megabytes would hold the page's own thread up for a tenth of a second.
// Asked for an address, it answers with the document without its groups, then each time it is asked for more with some of the groups,
// and at the end with none. Whatever goes wrong it answers with null: the page then reads by itself.
const groupsAPart = 25
let groups = []

self.addEventListener('message', async ({ data }) => {
  if (data === null) return self.postMessage(groups.splice(0, groupsAPart))
  const answer = await fetch(data, { signal: AbortSignal.timeout(65_000) }).catch(() => null)
  const body = answer?.ok ? await answer.json().catch(() => null) : null
  groups = body?.document?.groups ?? []
  self.postMessage(body?.document ? { ...body.document, groups: [] } : null)
})
