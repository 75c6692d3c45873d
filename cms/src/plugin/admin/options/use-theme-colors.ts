'use client'

import { useEffect, useState } from 'react'
import { call } from '../client/call.ts'

/** The site's colours as the custom properties that the colour swatches show. */
export function useThemeColors(): Readonly<Record<string, string>> {
  const [colors, setColors] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    void call('getSettings', {}).then(({ settings }) =>
      setColors(
        Object.fromEntries(
          Object.entries(settings.appearance.theme).map(([name, color]) => [`--color-${name}`, color]),
        ),
      ),
    )
  }, [])
  return colors
}
