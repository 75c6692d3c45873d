import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { MapTheme } from '@blickfang/views/map/style/own-style.ts'
import { LineIcon } from '@blickfang/views/site/icons/line-icon.tsx'
import css from '../map-container.module.css'
import type { Sentences } from '../messages.generated.ts'
import { ForeignTool } from './foreign-tool.tsx'
import { LocateTool } from './locate-tool.tsx'
import type { ForeignMap } from './use-foreign-map.ts'
import type { LivePosition } from './use-live-position.ts'

interface ToolsProps {
  readonly t: Translate<Sentences>
  readonly theme: MapTheme
  readonly onTheme: () => void
  readonly onZoom: (by: 1 | -1) => void
  readonly onFit: () => void
  readonly position: LivePosition
  /** Null where no foreign map is set up. */
  readonly foreign: ForeignMap | null
}

/** The buttons beside the map. */
export function Tools({ t, theme, onTheme, onZoom, onFit, position, foreign }: ToolsProps) {
  return (
    <div className={css.tools}>
      <button type="button" className={css.tool} aria-label={t('zoomIn')} title={t('zoomIn')} onClick={() => onZoom(1)}>
        <LineIcon path="M12 5v14M5 12h14" />
      </button>
      <button
        type="button"
        className={css.tool}
        aria-label={t('zoomOut')}
        title={t('zoomOut')}
        onClick={() => onZoom(-1)}
      >
        <LineIcon path="M5 12h14" />
      </button>
      <button type="button" className={css.tool} aria-label={t('fit')} title={t('fit')} onClick={onFit}>
        <LineIcon path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </button>
      <button
        type="button"
        className={css.tool}
        aria-label={theme === 'dark' ? t('light') : t('dark')}
        title={theme === 'dark' ? t('light') : t('dark')}
        onClick={onTheme}
      >
        <LineIcon
          path={
            theme === 'dark'
              ? 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5'
              : 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z'
          }
        />
      </button>
      <LocateTool position={position} t={t} />
      {foreign && <ForeignTool foreign={foreign} t={t} />}
    </div>
  )
}
