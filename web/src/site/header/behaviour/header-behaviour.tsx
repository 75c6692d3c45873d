'use client'

import { useEffect } from 'react'
import { enhanceMenu } from './enhance-menu.ts'
import { enhanceSubmenus } from './enhance-submenus.ts'
import { watchScroll } from './watch-scroll.ts'

/** What the header does beyond what its markup and style sheet do without scripts. The header itself stays server markup. */
export function HeaderBehaviour() {
  useEffect(() => {
    const header = document.getElementById('site-header')
    const menu = document.getElementById('site-menu')
    const teardowns = [
      header && watchScroll(header),
      header && enhanceSubmenus(header),
      menu instanceof HTMLDetailsElement && enhanceMenu(menu),
    ]
    return () => {
      for (const teardown of teardowns) if (teardown) teardown()
    }
  }, [])
  return null
}
