import { sizeInWords } from '@blickfang/contract/content/media/file-size.ts'
import { mediaViewSchema } from '@blickfang/contract/content/media/media.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { downloads } from './contract.ts'
import css from './downloads.module.css'
import { messages } from './messages.generated.ts'

export const downloadsView = defineView(
  downloads,
  ({ fields, options, children, isPageTitle }) => (
    <>
      <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
      <div className={css.sheet}>
        <ul className={css.files} data-columns={options.isTwoColumns ? 2 : undefined}>
          {children.files}
        </ul>
      </div>
    </>
  ),
  {
    files: ({ fields, options, site }) => (
      <site.Medium of={options.file}>
        {(medium) => {
          const t = translate(messages, site.locale)
          const file = fileOf(medium)
          return (
            <site.Filled by={file !== null}>
              <div className={css.file}>
                <Sheet />
                <div className={css.words}>
                  <a className={css.link} href={site.hrefOf(file?.address)} download type={file?.type}>
                    <fields.name as="strong" className={css.name} />
                    {fields.name.isEmpty && (
                      <site.Live>
                        <strong className={css.name}>{file?.title}</strong>
                      </site.Live>
                    )}
                    {file && (
                      <span className={css.facts}>{`${file.kind}, ${sizeInWords(file.size, site.locale)}`}</span>
                    )}
                  </a>
                  <fields.note as="span" className={css.note} />
                  <site.StandIn>
                    <button type="button" className={css.choose} data-asks-option="" data-asks-file="file">
                      {file ? file.name : t('choose')}
                    </button>
                  </site.StandIn>
                </div>
              </div>
            </site.Filled>
          )
        }}
      </site.Medium>
    ),
  },
)

/** File that a visitor takes along; null for a medium that is none. */
function fileOf(value: unknown) {
  const medium = mediaViewSchema.safeParse(value).data
  if (!medium?.document) return null
  const { name, size } = medium.document
  const dot = name.lastIndexOf('.')
  const kind = (dot > 0 ? name.slice(dot + 1) : 'pdf').toUpperCase()
  return {
    name,
    size,
    kind,
    title: dot > 0 ? name.slice(0, dot) : name,
    address: medium.publicUrl,
    type: medium.mimeType,
  }
}

function Sheet() {
  return (
    <svg className={css.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zm0 0v5h5M12 11v6m-2.5-2.5L12 17l2.5-2.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
