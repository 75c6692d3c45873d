import { freePort } from '../process/free-port.ts'
import { type Product, startProduct } from '../testing/start-product.ts'

/** The running product, as a drill finds it. */
export type DrilledProduct = Pick<Product, 'url' | 'cmsUrl' | 'dataDir' | 'databaseUrl' | 'pids' | 'login' | 'token'>

declare module 'vitest' {
  export interface ProvidedContext {
    product: DrilledProduct
  }
}

type Project = { provide(key: 'product', value: DrilledProduct): void }

/** Starts the product once for all drills of a run, with a fresh database. */
export async function setup(project: Project): Promise<() => Promise<void>> {
  const {
    call: _,
    stop,
    ...product
  } = await startProduct({
    dataDir: '.data/test/drills',
    port: await freePort(Number(process.env.DRILL_PORT || 3700)),
    isFresh: true,
  })
  project.provide('product', product)
  return stop
}
