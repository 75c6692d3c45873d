import * as z from 'zod/mini'
import { defineSource } from '../../kernel/source.ts'
import { videoServices, videoServicesSchema } from './video-services.ts'

const services = videoServices()

/** Where web's operator has videos played; null: nowhere yet. */
export const videoSetup = defineSource({
  name: 'videoSetup',
  answeredBy: 'web',
  schema: z.nullable(videoServicesSchema),
  empty: null,
  tags: () => [],
  ages: 'never',
  sample: services,
})
