import type { Position } from '@blickfang/contract/options/map-route/option.ts'
import type { GeoJSONSourceSpecification, LineLayerSpecification, StyleSpecification } from 'maplibre-gl'
import { cutBlock } from './cut-blocks.ts'
import { blocks, greens, rails, river, squares, streets } from './winterthur.data.ts'

export type MapTheme = 'light' | 'dark'

const colors = {
  light: {
    land: '#f4f1ea',
    green: '#d5e6cd',
    square: '#ebe3d4',
    water: '#a9d3ea',
    house: '#e0d8ca',
    wall: '#c9bfae',
    road: '#ffffff',
    edge: '#d8d0c2',
    rail: '#8f8a83',
  },
  dark: {
    land: '#14191c',
    green: '#1c2f27',
    square: '#20272a',
    water: '#1d4a63',
    house: '#262e33',
    wall: '#38434a',
    road: '#3a454c',
    edge: '#0e1214',
    rail: '#7d868b',
  },
} as const

/** The site's own map: drawn from data that comes with the code, so that it asks nobody and works without a network. */
export function ownStyle(theme: MapTheme): StyleSpecification {
  const color = colors[theme]
  const houses = blocks.flatMap(({ corners, along, across }) => cutBlock(corners, along, across))
  return {
    version: 8,
    sources: {
      green: polygons(greens.map(close)),
      square: polygons(squares.map(close)),
      house: polygons(houses),
      water: lines([{ line: river }]),
      rail: lines(rails.map((line) => ({ line }))),
      street: lines(streets),
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': color.land } },
      { id: 'green', type: 'fill', source: 'green', paint: { 'fill-color': color.green } },
      { id: 'square', type: 'fill', source: 'square', paint: { 'fill-color': color.square } },
      line('water', 'water', { 'line-color': color.water, 'line-width': wide(3, 10, 26) }),
      line('rail', 'rail', { 'line-color': color.rail, 'line-width': wide(1, 2.5, 6) }),
      line('rail-gaps', 'rail', {
        'line-color': color.land,
        'line-width': wide(0.5, 1.5, 4),
        'line-dasharray': [3, 3],
      }),
      line('street-edge', 'street', { 'line-color': color.edge, 'line-width': byKind(1.5) }),
      line('street', 'street', { 'line-color': color.road, 'line-width': byKind(0) }),
      {
        id: 'house',
        type: 'fill',
        source: 'house',
        paint: { 'fill-color': color.house, 'fill-outline-color': color.wall },
      },
    ],
  }
}

function line(id: string, source: string, paint: LineLayerSpecification['paint']): LineLayerSpecification {
  return { id, type: 'line', source, layout: { 'line-cap': 'round', 'line-join': 'round' }, paint }
}

type Width = NonNullable<NonNullable<LineLayerSpecification['paint']>['line-width']>

/** A width in pixels at zoom 13, 16 and 19. */
function wide(far: number, middle: number, near: number): Width {
  return ['interpolate', ['exponential', 1.6], ['zoom'], 13, far, 16, middle, 19, near]
}

function byKind(more: number): Width {
  const kind = (main: number, side: number, lane: number) =>
    ['match', ['get', 'kind'], 'main', main + more, 'side', side + more, lane + more] as [
      'match',
      ['get', 'kind'],
      string,
      number,
      string,
      number,
      number,
    ]
  return ['interpolate', ['exponential', 1.6], ['zoom'], 13, kind(2, 1, 0.6), 16, kind(9, 6, 4), 19, kind(34, 24, 16)]
}

function close(ring: readonly Position[]): readonly Position[] {
  return [...ring, ...ring.slice(0, 1)]
}

function polygons(rings: readonly (readonly Position[])[]): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data: {
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [[...ring]]) },
    },
  }
}

function lines(
  parts: readonly { readonly line: readonly Position[]; readonly kind?: string }[],
): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: parts.map(({ line, kind }) => ({
        type: 'Feature',
        properties: { kind },
        geometry: { type: 'LineString', coordinates: [...line] },
      })),
    },
  }
}
