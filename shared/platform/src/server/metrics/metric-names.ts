/** Everything that is counted, by the name that Prometheus sees behind `blickfang_`. docs/OPERATE.md says what to do about each. */
export const counters = {
  http_requests_total: {
    help: 'Requests answered, by the part that answered and the status.',
    labels: ['route', 'status'],
  },
  page_cache_lookups_total: { help: 'Looks for a finished page: hit or miss.', labels: ['result'] },
  page_renders_total: { help: 'Pages rendered: done or failed.', labels: ['result'] },
  pictures_total: { help: 'Pictures answered, by where they came from.', labels: ['from'] },
  pictures_made_total: { help: 'Forms of pictures made: done or failed.', labels: ['result'] },
  saves_total: { help: 'Values that were saved, as one save each, by what they belong to.', labels: ['item'] },
  conflicts_total: { help: 'Saves refused because somebody else had saved the same value.', labels: ['item'] },
  publishes_total: { help: 'Publishes, by how they ended: done or the code of the refusal.', labels: ['result'] },
  jobs_total: { help: 'Runs of jobs, by how they ended: done, retry or given_up.', labels: ['job', 'result'] },
} as const

const quick = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const slow = [0.01, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10, 30, 60]

export const histograms = {
  http_request_duration_seconds: {
    help: 'From a request to the end of its answer.',
    labels: ['route'],
    buckets: quick,
  },
  page_render_duration_seconds: { help: 'The making of a page.', labels: [], buckets: quick },
  publish_duration_seconds: {
    help: 'From a publish to its answer, visitors’ caches included.',
    labels: [],
    buckets: slow,
  },
  job_duration_seconds: { help: 'One run of a job.', labels: ['job'], buckets: slow },
} as const

export const gauges = {
  check: { help: 'What /readyz finds: 0 pass, 1 warn, 2 fail.', label: 'check' },
  page_cache_bytes: { help: 'Finished pages kept, uncompressed.', label: null },
  page_cache_pages: { help: 'Finished pages kept.', label: null },
  page_cache_epoch: { help: 'Changes of content that this process was told since its start.', label: null },
  game_sockets: { help: 'Websockets of phones that play.', label: null },
  outbox: {
    help: 'What waits to be handed on: cache (to web), mail (to the mail server), job (to be run).',
    label: 'kind',
  },
  database_connections: {
    help: 'Connections of the pool: open, idle, and requests that wait for one.',
    label: 'state',
  },
} as const
