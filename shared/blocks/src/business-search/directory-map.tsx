import type { Business } from '@blickfang/contract/sources/directory/source.ts'
import css from './directory-map.module.css'
import { lakes, outline } from './switzerland.generated.ts'

interface Dot {
  readonly x: number
  readonly y: number
  /** Names of those who are there. */
  readonly names: readonly string[]
  readonly href: string
}

interface DirectoryMapProps {
  readonly businesses: readonly Business[]
  /** Anchor of a business in the list. */
  readonly anchorOf: (business: string) => string
}

/**
 * Map of Switzerland with the places of the listed businesses. Drawn with the page, of data that comes with the code: no script, and
 * nothing that a third party would hear of. For pointers alone: who uses keys or hears the page has the same in the list.
 */
export function DirectoryMap({ businesses, anchorOf }: DirectoryMapProps) {
  const dots = dotsOf(businesses, anchorOf)
  if (dots.length === 0) return null
  return (
    <svg className={css.map} viewBox="-4 -6 708 452" aria-hidden="true">
      <path className={css.land} d={outline} />
      <path className={css.lakes} d={lakes} />
      {dots.map(({ x, y, names, href }) => (
        <a key={`${x} ${y}`} className={css.place} href={href} tabIndex={-1}>
          <title>{names.join(', ')}</title>
          <circle cx={x} cy={y} r={6 + 2 * Math.sqrt(names.length - 1)} />
        </a>
      ))}
    </svg>
  )
}

/** Dots, one for each place, largest first, so that a small one is never below a large one. */
function dotsOf(businesses: readonly Business[], anchorOf: DirectoryMapProps['anchorOf']): readonly Dot[] {
  const dots = new Map<string, Dot>()
  for (const { id, name, branches } of businesses) {
    for (const { place } of branches) {
      if (!place) continue
      const key = `${place.x} ${place.y}`
      const dot = dots.get(key) ?? { ...place, names: [], href: `#${anchorOf(id)}` }
      dots.set(key, { ...dot, names: [...new Set([...dot.names, name])] })
    }
  }
  return [...dots.values()].toSorted((a, b) => b.names.length - a.names.length)
}
