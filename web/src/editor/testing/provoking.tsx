import { cta } from '@blickfang/blocks/cta/contract.ts'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import { setSettings } from '../commands/set-settings.ts'
import { useEditor } from '../context/editor-context.tsx'
import { OptionControls } from '../overlay/options/option-controls.tsx'
import { UploadZone } from '../panels/media/uploads/upload-zone.tsx'
import { useUploads } from '../panels/media/uploads/use-uploads.ts'
import { useDeleteMedia } from '../panels/media/use-delete-media.ts'
import { useFilmUploads } from '../panels/media/video/use-film-uploads.ts'
import { useSavedMessage } from '../panels/settings/use-saved-message.ts'
import { useCreatePage } from '../shell/new-page/use-create-page.ts'
import { useTranslateField } from '../shell/translation/use-translate-field.ts'

/** An option of a type that nobody knows yet. */
export function OddOption() {
  const [groupId = ''] = useEditor().document.groups.keys()
  const [known] = Object.values(cta.options)
  const label = { de: 'Himmelsrichtung', fr: 'Orientation', en: 'Bearing' }
  const odd = { ...known, type: 'fromTomorrow', label, editable: true }
  const group = { ...cta, options: { odd }, showWhen: {} } as unknown as Group
  return <OptionControls element={{ groupId, field: null }} group={group} />
}

export function Films() {
  const films = useFilmUploads(() => undefined)
  return <Do what={() => films.begin([new File(['x'], 'film.mp4')])} />
}

export function Uploads() {
  const { uploads, upload } = useUploads(() => undefined)
  return <UploadZone uploads={uploads} isEmpty={false} onFiles={upload} />
}

export function Translate() {
  const translate = useTranslateField()
  const [field = ''] = useEditor().document.places.keys()
  return <Do what={() => void translate(field)} />
}

export function NewPage() {
  const create = useCreatePage()
  return <Do what={() => void create({ name: 'Werkstatt' })} />
}

export function SavedSettings() {
  const session = useEditor()
  useSavedMessage()
  return <Do what={() => session.run(setSettings, { values: { 'footer.city': '8400 Winterthur' } })} />
}

export function RemovePicture() {
  const remove = useDeleteMedia()
  return (
    <Do what={() => void remove({ id: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11', originalFilename: 'a.png' } as never)} />
  )
}

function Do({ what }: { what: () => unknown }) {
  return <button type="button" aria-label="los" onClick={() => void what()} />
}
