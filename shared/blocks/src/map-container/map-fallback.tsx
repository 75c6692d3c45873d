import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { Component, type ReactNode } from 'react'
import css from './map-container.module.css'
import type { Sentences } from './messages.generated.ts'

interface MapFallbackProps {
  readonly t: Translate<Sentences>
  readonly onFail: () => void
  readonly children: ReactNode
}

/** Thrown while drawing where a browser has no WebGL. */
export class CannotDraw extends Error {}

/** Says in a sentence why there is no map: a device that cannot draw one, or a network that did not bring it. */
export class MapFallback extends Component<MapFallbackProps, { cause: unknown }> {
  override state = { cause: null }

  static getDerivedStateFromError(cause: unknown) {
    return { cause }
  }

  override componentDidCatch(cause: unknown) {
    console.warn('The map is not shown:', cause)
    this.props.onFail()
  }

  override render() {
    const { t, children } = this.props
    if (!this.state.cause) return children
    return (
      <p className={css.note} role="status">
        {(this.state.cause as unknown) instanceof CannotDraw ? t('noMap') : t('failed')}
      </p>
    )
  }
}
