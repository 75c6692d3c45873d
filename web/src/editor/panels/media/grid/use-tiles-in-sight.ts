import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { rowsWith } from './rows-with.ts'
import { scrolledBy } from './scrolled-by.ts'

/** Rows that are drawn beyond those in sight, above and below: what a flick of the wheel passes. */
const overscan = 4

/** Grid as it is laid out, in pixels: its rows, and the way from the beginning of what scrolls to it. */
interface Layout {
  readonly columns: number
  readonly height: number
  readonly gap: number
  readonly top: number
}

interface Shown {
  /** List of equal squares; null until it is there. */
  readonly grid: HTMLElement | null
  readonly count: number
  /** Place of a tile that is drawn wherever one has scrolled to, for it has the focus. */
  readonly kept: number | null
}

/**
 * Places of the tiles that are drawn, so that scrolling costs the same however many there are; and the grid's columns and the style
 * that keeps the room of all rows. Where nothing is laid out all tiles are drawn.
 */
export function useTilesInSight({ grid, count, kept }: Shown) {
  const layout = useLayout(grid)
  const { columns, height, gap, top } = layout ?? { columns: 1, height: 0, gap: 0, top: 0 }
  const rowCount = layout ? Math.ceil(count / columns) : 0
  const scroller = useMemo(() => scrolledBy(grid), [grid])
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    gap,
    scrollMargin: top,
    overscan,
    rangeExtractor: (range) => rowsWith(defaultRangeExtractor(range), kept, { count, columns }),
  })
  // Sizes are asked for once and remembered.
  useLayoutEffect(() => {
    if (rows.getVirtualItems().some(({ size }) => size !== height)) rows.measure()
  }, [rows, height])

  const drawn = rows.getVirtualItems().map(({ index }) => index)
  const places = layout ? drawn.flatMap((row) => placesOf(row, columns, count)) : placesOf(0, count, count)
  const style = layout
    ? {
        gridTemplateRows: `repeat(${rowCount}, ${height}px)`,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }
    : undefined
  return { places, columns, style, placeStyle: (place: number) => (layout ? cellOf(place, columns) : undefined) }
}

function placesOf(row: number, columns: number, count: number): readonly number[] {
  const first = row * columns
  return Array.from({ length: Math.max(0, Math.min(columns, count - first)) }, (_, index) => first + index)
}

function cellOf(place: number, columns: number) {
  return { gridRow: Math.floor(place / columns) + 1, gridColumn: (place % columns) + 1 }
}

/** Read anew whenever the list or what stands above it has another size. */
function useLayout(grid: HTMLElement | null): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null)
  useEffect(() => {
    if (!grid?.parentElement) return
    const observer = new ResizeObserver(() => setLayout(layoutOf(grid)))
    for (const element of [grid, grid.parentElement]) observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return layout
}

/** Columns by the rule of the styles. Asked for its columns, a grid counts those that tiles of a wider one still stand in. */
function layoutOf(grid: HTMLElement): Layout | null {
  const style = getComputedStyle(grid)
  const of = (name: string) => Number.parseFloat(style.getPropertyValue(name))
  const [narrowest, gap] = [of('--narrowest'), of('row-gap')]
  const width = grid.clientWidth - of('padding-left') - of('padding-right')
  const scroller = scrolledBy(grid)
  if (!scroller || !(narrowest > 0) || !(width > 0)) return null
  const columns = Math.max(1, Math.floor((width + gap) / (narrowest + gap)))
  const top = grid.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
  return { columns, height: (width - gap * (columns - 1)) / columns, gap, top }
}
