'use client'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { settingsValues } from '@blickfang/contract/content/settings-values/settings-values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { RotateCcw } from 'lucide-react'
import { call } from '../../../../cms/api-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { setSettings } from '../../../commands/set-settings.ts'
import { useDialog, useEditor } from '../../../context/editor-context.tsx'
import { useAction } from '../../../shell/actions/use-action.ts'
import { useSettings } from '../../../shell/settings/use-settings.ts'
import { useNotify } from '../../../shell/use-notify.ts'
import { useSettingsWords } from '../messages/use-settings-words.ts'

type Branch = Answer<'getOptician'>['branches'][number]

/** Settings by which the footer shows the shop's own data: with its words taken away, those of the first branch. */
const lookedUp: Readonly<Record<string, Json>> = {
  'footer.useBusinessDataFromLookUp': true,
  'footer.street': '',
  'footer.city': '',
  'footer.email': '',
  'footer.phone': '',
}

/** Takes the footer back to the shop's own data, in one step of undo. Words that go are named first. */
export function FooterReset() {
  const t = useSettingsWords()
  const session = useEditor()
  const notify = useNotify()
  const settings = useSettings()
  const [, openDialog] = useDialog()
  const { run, isBusy } = useAction()
  const values = settings ? settingsValues(settings) : lookedUp
  const other = Object.keys(lookedUp).filter((path) => values[path] !== lookedUp[path])
  const words = other.map((path) => values[path]).filter((value) => typeof value === 'string')
  if (other.length === 0) return null

  const reset = () => session.run(setSettings, { values: lookedUp })

  const ask = () =>
    run(t('footer.failed'), async () => {
      const [branch] = (await call('getOptician', {})).branches
      if (!branch) return notify.refusal(t('footer.noBranch'))
      if (words.length === 0) return reset()
      openDialog({
        type: 'question',
        title: t('footer.title'),
        text: t('footer.question', { words: words.join(', '), shop: inWords(branch) }),
        action: t('footer.action'),
        danger: true,
        onConfirm: reset,
      })
    })
  return (
    <Button icon={<RotateCcw size={16} />} busy={isBusy} onClick={() => void ask()}>
      {t('footer.reset')}
    </Button>
  )
}

function inWords({ name, street, streetNumber, zip, city }: Branch): string {
  return [name, `${street} ${streetNumber}`.trim(), `${zip} ${city}`.trim()].filter(Boolean).join(', ')
}
