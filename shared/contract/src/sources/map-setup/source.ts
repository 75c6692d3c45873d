import * as z from 'zod/mini'
import { defineSource } from '../../kernel/source.ts'

/** Addresses of MapLibre styles, for the light and the dark theme. */
const mapStylesSchema = z.object({ light: z.string(), dark: z.string() })
export type MapStyles = z.output<typeof mapStylesSchema>

/** Maps as web's operator has set them up. */
export const mapSetup = defineSource({
  name: 'mapSetup',
  answeredBy: 'web',
  schema: z.object({
    /** Of the Swiss federal geo service; null where none is set up. Nothing of them is loaded before a visitor agrees. */
    styles: z.nullable(mapStylesSchema),
    /** Whether the map's pagination shows how far the golf game is. Switched by FEATURE_FLAG_GAME_PROVIDER. */
    hasGameDots: z.boolean(),
  }),
  empty: { styles: null, hasGameDots: false },
  tags: () => [],
  ages: 'never',
  sample: { styles: null, hasGameDots: true },
})
