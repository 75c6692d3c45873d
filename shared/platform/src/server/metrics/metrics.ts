import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { inProcess } from '../in-process.ts'
import { counters, gauges, histograms } from './metric-names.ts'

type Labels = Readonly<Record<string, string | number>>
type Value = number | Readonly<Record<string, number>>
type Read = () => Value | Promise<Value>

const prefix = 'blickfang_'

/** Counts of this process about itself. Until `open` nobody asks, and nothing is counted. */
export class Metrics {
  #registry: Registry | undefined
  readonly #counters = new Map<string, Counter>()
  readonly #histograms = new Map<string, Histogram>()
  /** The series of a metric by its labels' values: looking them up costs a visitor's request more than counting does. */
  readonly #series = new Map<string, { inc(): void }>()
  readonly #timings = new Map<string, { observe(seconds: number): void }>()
  readonly #reads = new Map<keyof typeof gauges, Read>()

  get isOpen(): boolean {
    return this.#registry !== undefined
  }

  /** Counts from now on. */
  open(): Registry {
    if (this.#registry) return this.#registry
    const registry = new Registry()
    this.#registry = registry
    collectDefaultMetrics({ register: registry })
    for (const [name, { help, labels }] of Object.entries(counters)) {
      this.#counters.set(name, new Counter({ name: prefix + name, help, labelNames: labels, registers: [registry] }))
    }
    for (const [name, { help, labels, buckets }] of Object.entries(histograms)) {
      const spec = { name: prefix + name, help, labelNames: labels, buckets: [...buckets], registers: [registry] }
      this.#histograms.set(name, new Histogram(spec))
    }
    for (const name of this.#reads.keys()) this.#show(name, registry)
    return registry
  }

  count(name: keyof typeof counters, labels: Labels = {}): void {
    if (!this.#registry) return
    const key = `${name} ${Object.values(labels).join(' ')}`
    let series = this.#series.get(key)
    if (!series) {
      series = this.#counters.get(name)?.labels({ ...labels })
      if (series) this.#series.set(key, series)
    }
    series?.inc()
  }

  observe(name: keyof typeof histograms, ms: number, labels: Labels = {}): void {
    if (!this.#registry) return
    const key = `${name} ${Object.values(labels).join(' ')}`
    let timing = this.#timings.get(key)
    if (!timing) {
      timing = this.#histograms.get(name)?.labels({ ...labels })
      if (timing) this.#timings.set(key, timing)
    }
    timing?.observe(ms / 1000)
  }

  /** Says how a gauge is read whenever somebody asks: a number, or one for each value of its label. */
  read(name: keyof typeof gauges, read: Read): void {
    const isKnown = this.#reads.has(name)
    this.#reads.set(name, read)
    if (this.#registry && !isKnown) this.#show(name, this.#registry)
  }

  #show(name: keyof typeof gauges, registry: Registry): void {
    const { help, label } = gauges[name]
    const reads = this.#reads
    new Gauge({
      ...{ name: prefix + name, help, labelNames: label ? [label] : [], registers: [registry] },
      async collect() {
        // A database that is away leaves the gauge out, and the other ones in.
        const value = await Promise.resolve(reads.get(name)?.()).catch(() => undefined)
        this.reset()
        if (typeof value === 'number') this.set(value)
        else for (const [key, one] of Object.entries(value ?? {})) this.set({ [label ?? '']: key }, one)
      },
    })
  }
}

export function metrics(): Metrics {
  return inProcess('metrics', () => new Metrics())
}
