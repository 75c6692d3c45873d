interface MapTrouble {
  readonly error: { readonly message?: string; readonly status?: number; readonly url?: string }
  /** Source of the fault, and with a tile: which of its tiles. */
  readonly sourceId?: unknown
  readonly tile?: unknown
}

/**
 * Whether an error means that the style cannot be shown: it does not come, or its host does not answer. A single tile, letter or
 * sign that the host does not have leaves a hole and no more.
 */
export function isOutage({ error, sourceId, tile }: MapTrouble, style: string): boolean {
  const isPart = tile !== undefined || (error.url !== undefined && error.url !== style && sourceId === undefined)
  const isHole = error.status === undefined ? tile !== undefined : error.status >= 400 && error.status < 500
  return !(isPart && isHole)
}
