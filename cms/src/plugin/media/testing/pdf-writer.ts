import { deflateSync } from 'node:zlib'

interface Pdf {
  /** Objects beside catalogue and page, from number 4 on, without their heads. */
  readonly more?: readonly string[]
  /** Entries of the catalogue besides the usual ones. */
  readonly catalog?: string
  readonly trailer?: string
}

/** A PDF of one empty page, as every program reads it. */
export function pdf({ more = [], catalog = '', trailer = '' }: Pdf = {}): Buffer {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << >> >>',
    ...more,
  ]
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const places: number[] = []
  for (const [index, body] of bodies.entries()) {
    places.push(text.length)
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = bodies.length + 1
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

interface Packing {
  /** Under which names the stream says how it is packed. */
  readonly head?: string
  readonly pack?: (bytes: Buffer) => Buffer
}

/** A stream of objects, for `more`. */
export function packed(objects: readonly string[], { head, pack = deflateSync }: Packing = {}): string {
  const offsets = objects.map((_, index) => objects.slice(0, index).join(' ').length + (index > 0 ? 1 : 0))
  const numbers = `${offsets.map((offset, index) => `${index + 20} ${offset}`).join(' ')} `
  const data = pack(Buffer.from(numbers + objects.join(' '), 'latin1'))
  const said = head ?? '/Type /ObjStm /Filter /FlateDecode'
  const sizes = `/N ${objects.length} /First ${numbers.length} /Length ${data.length}`
  return `<< ${said} ${sizes} >>\nstream\n${data.toString('latin1')}\nendstream`
}
