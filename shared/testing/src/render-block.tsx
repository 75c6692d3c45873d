import { type CatalogueEntry, catalogue } from '@blickfang/blocks/catalogue.ts'
import { blockIslands } from '@blickfang/blocks/islands.generated.ts'
import type { AnyBoundField } from '@blickfang/blocks/lookup/any-view.ts'
import { madePage, usedPage } from '@blickfang/blocks/page-use.ts'
import { type MediaView, mediaViewSchema } from '@blickfang/contract/content/media/media.ts'
import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import type { Block, Group } from '@blickfang/contract/kernel/block.ts'
import { isShown } from '@blickfang/contract/kernel/conditions.ts'
import type { BlockContents } from '@blickfang/contract/kernel/contents/block-contents.ts'
import type { Field } from '@blickfang/contract/kernel/field.ts'
import type { TriedEntry } from '@blickfang/contract/kernel/form.ts'
import { type CardHeading, cardHeading } from '@blickfang/contract/kernel/headings/card-heading.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { firstZone } from '@blickfang/contract/options/time-zone/first-zone.ts'
import { type AnchorOf, entryAnchors } from '@blickfang/contract/sources/entry-anchor.ts'
import type { SourceData } from '@blickfang/contract/sources/sources.generated.ts'
import { stops } from '@blickfang/contract/sources/stops/source.ts'
import type { FieldProps, LegalLink, Site, ViewPage } from '@blickfang/views/kernel/view.ts'
import { buttonClass } from '@blickfang/views/site/button.ts'
import { Frame } from '@blickfang/views/site/frame.tsx'
import { RichText } from '@blickfang/views/site/rich-text.tsx'
import { type ReactNode, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A group's content as a test writes it: words for texts and buttons, an address for pictures, cards by slot. */
export interface TestContent {
  readonly fields?: Readonly<Record<string, string>>
  readonly options?: Readonly<Record<string, unknown>>
  readonly children?: Readonly<Record<string, readonly TestContent[]>>
}

export interface TestSurroundings {
  readonly locale?: Locale
  readonly timeZone?: string
  readonly country?: string
  readonly id?: string
  /** 0: its title is the page's. */
  readonly index?: number
  /** Answers of sources by their names; the others have not answered. */
  readonly data?: Partial<SourceData>
  readonly page?: ViewPage
  readonly isEditing?: boolean
  readonly tried?: TriedEntry
  readonly privacy?: LegalLink
  /** Anchors of the page that several blocks stand on. */
  readonly anchorOf?: AnchorOf
}

const fieldKinds: { readonly [K in Field['kind']]: (value: string, props: FieldProps[K]) => ReactNode } = {
  text: (value, { as: Tag = 'p', className }) => <Tag className={className}>{value}</Tag>,
  richText: (value, { className }) => <RichText value={toRichText(value)} className={className} />,
  media: (value, { className, sizes, fit, whole }) => {
    const image = <img src={value} alt="" sizes={sizes} className={className} style={fit && { objectFit: fit }} />
    if (whole === undefined) return image
    return (
      <a href={value} className={whole} aria-label="Ganzes Bild" data-whole="">
        {image}
      </a>
    )
  },
  button: (value, props) => (
    <a href="#ziel" className={buttonClass(props)}>
      {value}
    </a>
  ),
}

function bind(field: Field, value: string): AnyBoundField {
  const render = fieldKinds[field.kind] as (value: string, props: object) => ReactNode
  return Object.assign((props: object) => (value ? render(value, props) : null), { isEmpty: value === '' })
}

const Link: Site['Link'] = ({ to, className, children }) =>
  to ? (
    <a href="#link" className={className}>
      {children}
    </a>
  ) : (
    children
  )

const Picture: Site['Picture'] = ({ of, className }) => {
  const media = mediaViewSchema.safeParse(of).data
  return of ? <img src={media?.publicUrl ?? String(of)} alt={media?.alt ?? ''} className={className} /> : null
}

/** A chosen medium plays, and can be taken along: a test that wants more gives it as it is read. */
const Medium: Site['Medium'] = ({ of, children }) =>
  children(typeof of === 'string' ? { ...sampleVideo, publicUrl: of } : of)

/** A film that can be played. */
export const sampleVideo: MediaView = {
  id: '00000000-0000-4000-8000-0000000000b3',
  mediaType: 'video',
  mimeType: 'image/jpeg',
  publicUrl: '/api/bf-media/file/linsen.jpg',
  width: 1280,
  height: 720,
  blurHash: null,
  focalPoint: null,
  alt: 'Linsen einsetzen',
  videoId: 'dQw4w9WgXcQ',
  videoSettings: { source: 'youtube', aspectRatio: '16:9', status: 'ready' },
  document: { name: 'Linsen einsetzen.pdf', size: 1_258_291 },
}

const Blocks: Site['Blocks'] = ({ of }) => <p>{of.id}</p>

interface RenderedGroupProps {
  entry: CatalogueEntry
  content: TestContent
  surroundings: TestSurroundings
  above?: CardHeading
}

function RenderedGroup({ entry, content, surroundings, above }: RenderedGroupProps): ReactNode {
  const { group, block, slot, view: View } = entry
  const fields = mapValues(group.fields, (field, name) => bind(field, content.fields?.[name] ?? ''))
  const options = mapValues(group.options, (option, name) => content.options?.[name] ?? option.fallback)
  const isPageTitle = surroundings.index === 0 && slot === null
  const heading = above ?? cardHeading({ isPageTitle, hasTitle: fields[group.heading ?? '']?.isEmpty === false })
  const slots = slot === null ? block.children : {}
  const children = mapValues(slots, (child, name) =>
    (content.children?.[name] ?? []).map((card, index) => {
      const childEntry = catalogue.get(child.name)
      const own = { content: card, surroundings, above: heading }
      // biome-ignore lint/suspicious/noArrayIndexKey: a test's cards never move
      return childEntry && <RenderedGroup key={index} entry={childEntry} {...own} />
    }),
  )
  const locale = surroundings.locale ?? 'de'
  const answers: Readonly<Record<string, unknown>> = surroundings.data ?? {}
  return (
    <Frame group={group} id={`${surroundings.id ?? 'g0'}${useId()}`} options={options} isCard={slot !== null}>
      <View
        fields={fields}
        options={options}
        contents={() => contentsIn(block, content, surroundings.id ?? 'g0')}
        data={Object.fromEntries(block.sources.map(({ name, empty }) => [name, answers[name] ?? empty]))}
        site={{
          ...{ locale, timeZone: surroundings.timeZone ?? firstZone, country: surroundings.country ?? 'CH' },
          ...{ Link, Picture, Medium, Blocks, tried: surroundings.tried },
          absolute: (path) => `https://optik.example${path}`,
          privacy: surroundings.privacy,
          anchorOf: surroundings.anchorOf ?? entryAnchors(),
          ...(surroundings.isEditing ? madePage : usedPage),
        }}
        page={surroundings.page ?? { id: 'p0', name: 'Seite', role: null }}
        id={surroundings.id ?? 'g0'}
        index={surroundings.index ?? 1}
        isPageTitle={isPageTitle}
        cardHeading={heading}
      >
        {children as never}
      </View>
    </Frame>
  )
}

/** The same as plain data, with ids for cards that never move. */
function contentsIn(block: Block, content: TestContent, id: string): BlockContents {
  const cards = Object.entries(block.children).map(([slot, card]) => [
    slot,
    (content.children?.[slot] ?? []).map((each, at) => ownContents(card, each, `${id}-${slot}-${at}`)),
  ])
  return { ...ownContents(block, content, id), cards: Object.fromEntries(cards) }
}

function ownContents(group: Group, { fields = {}, options: own = {} }: TestContent, id: string) {
  const options = mapValues(group.options, (option, name) => own[name] ?? option.fallback)
  const shown = Object.entries(fields).filter(([name]) => isShown(group.showWhen[name], options))
  const words = shown.map(([name, text]) => [name, { lines: text.split('\n'), language: null }] as const)
  return { id, options, words: Object.fromEntries(words) }
}

/** A block as React sees it, with plain fields: for tests and for the preview of the catalogue. */
export function renderBlock(name: string, content: TestContent, surroundings: TestSurroundings = {}): ReactNode {
  const entry = catalogue.get(name)
  if (!entry) throw new Error(`No block ${name}`)
  return <RenderedGroup entry={entry} content={content} surroundings={surroundings} />
}

/** A block's static HTML. */
export function renderBlockHtml(name: string, content: TestContent, surroundings?: TestSurroundings): string {
  return renderToStaticMarkup(renderBlock(name, content, surroundings))
}

function mapValues<In, Out>(
  record: Readonly<Record<string, In>>,
  map: (value: In, key: string) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}

// The code of islands is there before anything is rendered, so that it need not be waited for.
await Promise.all(Object.values(blockIslands).map(async (island) => (await island()).load()))
await loadDrawers()

/** The map's drawers come with their own code and outside of a Suspense boundary: here it is there before anything is rendered. */
async function loadDrawers(): Promise<void> {
  try {
    renderBlockHtml('mapContainer', {}, { data: { stops: stops.sample } })
  } catch {
    // Their code is on its way now.
  }
  await import('@blickfang/blocks/map-container/drawers/drawer-stack.tsx')
}
