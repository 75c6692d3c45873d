/** A box of the container that HEIC and AVIF share. Source: ISO/IEC 14496-12, 4.2. */
interface Box {
  readonly type: string
  readonly data: Buffer
}

/** The colour profile of the picture that a HEIC file is; null where it says none. Source: ISO/IEC 23008-12, 6.5.5 and 9.3. */
export function heifProfile(bytes: Buffer): Buffer | null {
  const meta = boxesIn(bytes).find(({ type }) => type === 'meta')
  if (!meta) return null
  const inside = boxesIn(meta.data.subarray(4))
  const primary = inside.find(({ type }) => type === 'pitm')?.data
  const properties = boxesIn(inside.find(({ type }) => type === 'iprp')?.data ?? Buffer.alloc(0))
  const all = boxesIn(properties.find(({ type }) => type === 'ipco')?.data ?? Buffer.alloc(0))
  const links = properties.find(({ type }) => type === 'ipma')?.data
  if (!primary || !links) return null
  const id = primary[0] === 0 ? primary.readUInt16BE(4) : primary.readUInt32BE(4)
  for (const index of propertiesOf(links, id)) {
    const { type, data } = all[index - 1] ?? {}
    if (type === 'colr' && data && ['prof', 'rICC'].includes(data.toString('latin1', 0, 4))) return data.subarray(4)
  }
  return null
}

/** Which properties an item has, as places in their list from 1. */
function propertiesOf(links: Buffer, wanted: number): readonly number[] {
  const version = links[0] ?? 0
  const isWide = ((links[3] ?? 0) & 1) === 1
  const count = links.readUInt32BE(4)
  let at = 8
  for (let entry = 0; entry < count; entry++) {
    const id = version < 1 ? links.readUInt16BE(at) : links.readUInt32BE(at)
    at += version < 1 ? 2 : 4
    const own = links[at] ?? 0
    at += 1
    const places = Array.from({ length: own }, (_, place) =>
      isWide ? links.readUInt16BE(at + place * 2) & 0x7fff : (links[at + place] ?? 0) & 0x7f,
    )
    if (id === wanted) return places
    at += own * (isWide ? 2 : 1)
  }
  return []
}

function boxesIn(bytes: Buffer): readonly Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    if (at + head > bytes.length) break
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short
    if (size < head || at + size > bytes.length) break
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + head, at + size) })
    at += size
  }
  return boxes
}
