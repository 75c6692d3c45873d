import type { MapStyles } from '@blickfang/shared/sources/map-setup/source.ts'
import * as z from 'zod'

export const mapEnvSchema = z.object({
  MAP_STYLE_LIGHT_URL: z.union([z.literal(''), z.url()]).default(''),
  MAP_STYLE_DARK_URL: z.union([z.literal(''), z.url()]).default(''),
  /** Other hosts that the two styles load tiles, glyphs and sprites from, comma-separated. */
  MAP_TILE_ORIGINS: z.string().default(''),
})

/** The map styles that an operator has set up beside the site's own; null: none, then no visitor is asked for any. */
export function mapStyles(env: NodeJS.ProcessEnv = process.env): MapStyles | null {
  const { MAP_STYLE_LIGHT_URL: light, MAP_STYLE_DARK_URL: dark } = mapEnvSchema.parse(env)
  const any = light || dark
  return any ? { light: light || any, dark: dark || any } : null
}

/** The hosts that a page may connect to for these styles: nothing while none is set up. */
export function mapOrigins(env: NodeJS.ProcessEnv = process.env): readonly string[] {
  const styles = mapStyles(env)
  if (!styles) return []
  const others = mapEnvSchema
    .parse(env)
    .MAP_TILE_ORIGINS.split(',')
    .map((origin) => origin.trim())
  return [...new Set([styles.light, styles.dark, ...others.filter(Boolean)].map((url) => new URL(url).origin))]
}
