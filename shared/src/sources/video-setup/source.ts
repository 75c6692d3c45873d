import * as z from 'zod/mini'
import { defineSource } from '../../kernel/source.ts'
import { videoServices } from './video-services.ts'

const services = videoServices()

/** Where web's operator has videos played; null: nowhere yet. */
export const videoSetup = defineSource({
  name: 'videoSetup',
  answeredBy: 'web',
  schema: z.nullable(
    z.object({
      mux: z.object({ stream: z.string(), image: z.string(), page: z.string() }),
      youtube: z.object({ site: z.string(), image: z.string(), frame: z.string() }),
    }),
  ),
  empty: null,
  tags: () => [],
  ages: 'never',
  sample: services,
})
