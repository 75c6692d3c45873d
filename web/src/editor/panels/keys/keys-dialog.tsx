'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import text from '../../../ui/text.module.css'
import { useToolWords } from '../../locales/tool-words.tsx'
import { useWords } from '../../locales/words.tsx'
import { type ShortcutName, shortcuts } from '../../shell/keys/shortcuts.ts'
import { keysOf, shortcut } from '../../shell/shortcut.ts'
import type { Panel } from '../define-panel.ts'
import { panels } from '../use-panel.ts'
import css from './keys-dialog.module.css'
import { useKeysWords } from './messages/use-keys-words.ts'

const names = Object.keys(shortcuts) as ShortcutName[]
const places = ['everywhere', 'page', 'text', 'move'] as const

/** Actions whose keys are the browser's own wherever a block is chosen; the editor listens for what is copied, and not for the keys. */
const ofBrowser = ['copy', 'cut', 'paste'] as const
const letterOf = { copy: 'C', cut: 'X', paste: 'V' } as const

/** Every key that the editor listens for, by where it holds. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useKeysWords()
  const say = useToolWords()
  const { language } = useWords()
  const ofPanels = panels.filter((panel: Panel) => panel.shortcut !== undefined)
  return (
    <Dialog size="large" title={t('title')} description={t('hint')} closeLabel={t('close')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key */}
      <section className={css.places} tabIndex={0} aria-label={t('title')}>
        {places.map((place) => (
          <section key={place} className={css.place}>
            <h3 className={text.heading}>{t(`place.${place}`)}</h3>
            <dl className={css.list}>
              {names
                .filter((name) => shortcuts[name].place === place)
                .map((name) => (
                  <Row key={name} words={t(`does.${name}`)} keys={keysOf(name, say)} />
                ))}
              {place === 'page' &&
                ofBrowser.map((name) => (
                  <Row key={name} words={t(`does.${name}`)} keys={[shortcut(letterOf[name], say)]} />
                ))}
              {place === 'everywhere' &&
                ofPanels.map(({ name, label, shortcut: letter }: Panel) => (
                  <Row key={name} words={labelIn(label, language)} keys={[shortcut(letter ?? '', say)]} />
                ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  )
}

function Row({ words, keys }: { words: string; keys: readonly string[] }) {
  return (
    <div className={css.row}>
      <dt>{words}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key} className={css.key}>
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  )
}
