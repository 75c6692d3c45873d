import type { MapStyles } from '@blickfang/contract/sources/map-setup/source.ts'
import { httpAddress, isHttpAddress, listOf, oneOf, set } from '@blickfang/platform/server/settings/kinds.ts'
import { parseSettings } from '@blickfang/platform/server/settings/parse-settings.ts'
import { z } from 'zod'

export const mapEnvSchema = z.object({
  MAP_STYLE_LIGHT_URL: set(httpAddress.default('')),
  MAP_STYLE_DARK_URL: set(httpAddress.default('')),
  /** Other hosts that the two styles load tiles, glyphs and sprites from, comma-separated. */
  MAP_TILE_ORIGINS: set(
    listOf('addresses with commas between, such as https://tiles.example.ch', isHttpAddress).default(''),
  ),
  /** «0»: the dots show where one is, and not how far the golf game is. */
  FEATURE_FLAG_GAME_PROVIDER: set(oneOf('0', '1').default('1')),
})

/** The map styles that an operator has set up beside the site's own; null: none, then no visitor is asked for any. */
export function mapStyles(env: NodeJS.ProcessEnv = process.env): MapStyles | null {
  const { MAP_STYLE_LIGHT_URL: light, MAP_STYLE_DARK_URL: dark } = parseSettings(mapEnvSchema, env)
  const any = light || dark
  return any ? { light: light || any, dark: dark || any } : null
}

/** The hosts that a page may connect to for these styles: nothing while none is set up. */
export function mapOrigins(env: NodeJS.ProcessEnv = process.env): readonly string[] {
  const styles = mapStyles(env)
  if (!styles) return []
  const others = parseSettings(mapEnvSchema, env).MAP_TILE_ORIGINS.split(',')
  return [...new Set([styles.light, styles.dark, ...others.filter(Boolean)].map((url) => new URL(url).origin))]
}

/** Whether the map's dots show how far the golf game is. */
export function hasGameDots(env: NodeJS.ProcessEnv = process.env): boolean {
  return parseSettings(mapEnvSchema, env).FEATURE_FLAG_GAME_PROVIDER === '1'
}
