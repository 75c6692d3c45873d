/** Next calls this once in each process, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ startBlickfang }, { default: config }] = await Promise.all([
    import('@blickfang/cms/instrumentation'),
    import('./payload.config.ts'),
  ])
  startBlickfang(config)
}
