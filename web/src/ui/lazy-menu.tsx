'use client'
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Menu } from './menu.tsx'
import { definePart } from './parts/define-part.ts'
import { reportMissing } from './parts/part-trouble.ts'
import { watchFocus } from './parts/watch-focus.ts'

const menuPart = definePart(() => import('./menu.tsx'))

interface LazyMenuProps extends Omit<ComponentProps<typeof Menu>, 'trigger' | 'defaultOpen'> {
  readonly trigger: ReactElement<ComponentProps<'button'>>
}

/**
 * A menu whose code comes when the pointer or the focus reaches its button, so that it is there before it is opened.
 * Whoever opens it sooner gets it as soon as it has come.
 */
export function LazyMenu({ trigger, ...menu }: LazyMenuProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [loaded, setLoaded] = useState<{ readonly Menu: typeof Menu } | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const hadFocus = useRef(false)
  const isAsked = useRef(false)
  const load = () => {
    if (loaded) return
    const isStillThere = watchFocus(place.current)
    menuPart.load().then(
      (module) => {
        if (!isStillThere()) setIsOpening(false)
        hadFocus.current = place.current?.contains(document.activeElement) ?? false
        setLoaded(module)
      },
      (error: unknown) => {
        console.warn(error)
        if (isAsked.current) reportMissing({ retry: load, giveUp: () => setIsOpening(false) })
      },
    )
  }
  const open = () => {
    isAsked.current = true
    setIsOpening(true)
    load()
  }
  // The menu brings a button of its own.
  useEffect(() => {
    if (loaded && hadFocus.current && !isOpening) place.current?.querySelector('button')?.focus()
  }, [loaded, isOpening])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what reaches the button in it
    <span ref={place} style={{ display: 'contents' }} onPointerEnter={load} onFocus={load}>
      {loaded ? (
        <loaded.Menu {...menu} trigger={trigger} defaultOpen={isOpening} />
      ) : (
        cloneElement(trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': false,
          onPointerDown: (event) => {
            if (event.button !== 0 || event.ctrlKey) return
            // As the menu's own button does. Otherwise a finger that lets go focuses the button, which closes the menu that has come meanwhile.
            event.preventDefault()
            open()
          },
          onKeyDown: (event) => opensMenu(event) && open(),
        })
      )}
    </span>
  )
}

function opensMenu({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' ' || key === 'ArrowDown'
}
