import { type Product, startProduct } from '../local/src/testing/start-product.ts'

export type Stack = Product

/** The product for a benchmark, with data and ports that nothing else uses; of a visitor, `x-forwarded-for` is believed. */
export function startStack({ isFresh = true } = {}): Promise<Stack> {
  const port = Number(process.env.BENCH_PORT || 3600)
  return startProduct({ dataDir: '.data/bench', port, isFresh, env: { TRUST_PROXY: '1' } })
}
