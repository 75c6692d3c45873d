import { type Product, startProduct } from '../local/src/testing/start-product.ts'

export type Stack = Product

/** The product for a benchmark, with data and ports that nothing else uses. */
export function startStack({ isFresh = true } = {}): Promise<Stack> {
  return startProduct({ dataDir: '.data/bench', port: Number(process.env.BENCH_PORT || 3600), isFresh })
}
