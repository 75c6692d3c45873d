// Asks the server of this container whether it can serve: 0 when it can, 1 with a sentence when it cannot. For health checks in
// images that have neither curl nor wget. `PORT=3000 node scripts/check-health.mjs`
const url = `http://127.0.0.1:${process.env.PORT}/readyz`
try {
  const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) })
  const said = (await answer.text()).slice(0, 500)
  if (!answer.ok) throw new Error(`status ${answer.status}: ${said}`)
} catch (error) {
  console.error(`${url}: ${error instanceof Error ? (error.cause?.message ?? error.message) : error}`)
  process.exitCode = 1
}
