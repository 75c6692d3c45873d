'use client'

import type { Settings } from '@blickfang/shared/content/settings.ts'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { getJson } from '../client/get-json.ts'

/** The site's colours as the custom properties that the colour swatches show. */
export function useThemeColors(): Readonly<Record<string, string>> {
  const { config } = useConfig()
  const [colors, setColors] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    void getJson<{ settings: Settings }>(`${config.routes.api}/v1/settings`).then(({ settings }) =>
      setColors(
        Object.fromEntries(
          Object.entries(settings.appearance.theme).map(([name, color]) => [`--color-${name}`, color]),
        ),
      ),
    )
  }, [config.routes.api])
  return colors
}
