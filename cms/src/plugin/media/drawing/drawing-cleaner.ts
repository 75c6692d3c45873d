import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { escapeMarkup } from '@blickfang/contract/kernel/text/escape-markup.ts'
import sax from 'sax'
import { cleanSheet } from './clean-css.ts'
import { drawn, foreignParts, moving, seen, seenInHtml, setElsewhere, unseen } from './drawing-elements.ts'
import { drawingEntities } from './drawing-entities.ts'
import { type Attribute, type Kept, keepAttribute, keepsMovement } from './keep-attribute.ts'
import { NamespaceScopes, namespaces } from './namespace-scopes.ts'

/** Takes a picture inside of a drawing: its bytes as they may stay, and of which kind. Throws for what is none. */
export type TakePicture = (bytes: Buffer) => Promise<{ data: Buffer; mimeType: string }>

/** Part of a drawing that would go: words, a picture, colours, or another part. */
type Loss = 'text' | 'image' | 'style' | 'part'

type Content =
  /** Kept under this name. */
  | { readonly kind: 'kept'; readonly name: string; style: string; isLost: boolean }
  /** Not seen by anybody: goes with all that is in it. */
  | { readonly kind: 'unseen' }
  /** Goes, unless something in it is seen. */
  | { readonly kind: 'foreign' | 'elsewhere' }

/** Writes a drawing anew while it is read, element by element. */
export class DrawingCleaner {
  readonly #text: string
  readonly #takePicture: TakePicture
  readonly #scopes = new NamespaceScopes()
  /** The elements around the place, outermost first. */
  readonly #around: Content[] = []
  readonly #parts: (string | Promise<string>)[] = []

  constructor(text: string, takePicture: TakePicture) {
    this.#text = text
    this.#takePicture = takePicture
  }

  /** Throws AppError for what is told to a person, any other error for what is not well-formed. */
  read(): void {
    const parser = sax.parser(true, { xmlns: false })
    parser.onerror = (cause) => {
      throw cause
    }
    parser.ondoctype = (doctype) => {
      Object.assign(parser, { ENTITIES: drawingEntities(doctype, this.#text) })
    }
    parser.onprocessinginstruction = ({ name, body }) => {
      if (name === 'xml-stylesheet' && !/\shref\s*=\s*["']#/.test(` ${body}`)) throw loss('style')
    }
    parser.onopentag = ({ name, attributes }) => this.#open(name, Object.entries(attributes as Record<string, string>))
    parser.onclosetag = () => this.#close()
    parser.ontext = (text) => this.#write(text)
    parser.oncdata = (text) => this.#write(text)
    parser.write(this.#text).close()
    if (this.#parts.length === 0) throw new AppError('FILE_TYPE')
  }

  async output(): Promise<string> {
    return (await Promise.all(this.#parts)).join('')
  }

  #open(tag: string, given: readonly (readonly [string, string])[]): void {
    const { namespace, name } = this.#scopes.open(tag, given)
    const isDrawing = namespace === namespaces.svg
    if (this.#around.length === 0 && !(isDrawing && name === 'svg')) throw new AppError('FILE_TYPE')
    const attributes = this.#scopes.attributes(given)
    const content = this.#contentOf({ isDrawing, name, attributes })
    this.#around.push(content)
    if (content.kind === 'kept') this.#begin(content.name, attributes)
  }

  #contentOf({ isDrawing, name, attributes }: Element): Content {
    const parent = this.#around.at(-1)
    if (parent?.kind === 'unseen') return parent
    if (parent && parent.kind !== 'kept') {
      this.#lookInto(parent.kind, { isDrawing, name, attributes })
      return parent
    }
    if (!isDrawing) return { kind: 'foreign' }
    if (foreignParts.has(name)) throw loss('part')
    if (setElsewhere.has(name)) return { kind: isForOthers(attributes) ? 'unseen' : 'elsewhere' }
    if (unseen.has(name) || (moving.has(name) && !keepsMovement(attributes))) return { kind: 'unseen' }
    // The drawing offers this to those who cannot show what came before it.
    if (parent?.name === 'switch' && !moving.has(name)) parent.isLost = false
    if (drawn.has(name)) return { kind: 'kept', name, style: '', isLost: false }
    const isWord = this.#around.some((around) => around.kind === 'kept' && around.name === 'text')
    return { kind: 'kept', name: isWord ? 'tspan' : 'g', style: '', isLost: false }
  }

  /** Looks at an element inside of what would go. */
  #lookInto(kind: 'foreign' | 'elsewhere', { isDrawing, name, attributes }: Element): void {
    if (kind === 'foreign' && isDrawing && seen.has(name)) this.#lose('part')
    if (kind !== 'elsewhere') return
    const isBox = attributes.some((one) => ['style', 'class', 'bgcolor', 'background'].includes(one.name))
    if (seenInHtml.has(name) || isBox) this.#lose(name === 'img' ? 'image' : 'text')
  }

  #lose(what: Loss): void {
    const inner = this.#around.findLastIndex((around) => around.kind === 'kept')
    const holder = this.#around[inner]
    if (holder?.kind !== 'kept' || holder.name !== 'switch') throw loss(what)
    holder.isLost = true
  }

  #begin(name: string, attributes: readonly Attribute[]): void {
    const kept = attributes.map((attribute) => keepAttribute(name, attribute)).filter((one) => one !== null)
    const isRoot = this.#around.length === 1
    this.#parts.push(`<${name}`)
    if (isRoot) this.#parts.push(` xmlns="${namespaces.svg}"`)
    // One of the two that mean the same.
    const unique = new Map(kept.map((one) => [one.name, one]))
    for (const one of unique.values()) this.#parts.push(this.#attribute(one))
    this.#parts.push('>')
  }

  #attribute(kept: Kept): string | Promise<string> {
    if (kept.loss) throw loss(kept.loss)
    if (!kept.picture) return ` ${kept.name}="${escapeMarkup(kept.value)}"`
    return this.#takePicture(kept.picture).then(
      ({ data, mimeType }) => ` ${kept.name}="data:${mimeType};base64,${data.toString('base64')}"`,
      (cause) => {
        throw cause instanceof AppError && cause.code === 'PICTURE_TOO_LARGE' ? cause : loss('image', cause)
      },
    )
  }

  #close(): void {
    this.#scopes.close()
    const content = this.#around.pop()
    if (content?.kind !== 'kept') return
    if (content.isLost) throw loss('text')
    // A sheet of styles comes in pieces, of which each may be harmless.
    if (content.name === 'style') this.#parts.push(escapeMarkup(cleanSheet(content.style)))
    this.#parts.push(`</${content.name}>`)
  }

  #write(text: string): void {
    const content = this.#around.at(-1)
    if (content?.kind === 'elsewhere' && text.trim() !== '') this.#lose('text')
    if (content?.kind !== 'kept') return
    if (content.name === 'style') content.style += text
    else this.#parts.push(escapeMarkup(text))
  }
}

interface Element {
  /** Whether it is of SVG. */
  readonly isDrawing: boolean
  readonly name: string
  readonly attributes: readonly Attribute[]
}

function loss(what: Loss, cause?: unknown): AppError {
  return new AppError('DRAWING_LOSES', { what }, cause)
}

/** Whether an element is for one program only, as it says itself. */
function isForOthers(attributes: readonly Attribute[]): boolean {
  return attributes.some(({ name, value }) => name === 'requiredExtensions' && value.trim() !== '')
}
