/** Next calls this once in each process of the cms, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startProcess } = await import('./start-process.ts')
  await startProcess()
}
