/** Next calls this once in each process of the cms, before its first request: from then on jobs run. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { runJobs } = await import('./run-jobs.ts')
  void runJobs()
}
