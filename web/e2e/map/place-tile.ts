/** Where a tile's square begins and ends, in the units of vector tiles. */
const extent = 4096

/** A vector tile that is all one land cover, with a name in its middle: protobuf by hand, as no library writes it here. */
export function placeTile(name: string): Buffer {
  const square = [9, 0, 0, 26, zigzag(extent), 0, 0, zigzag(extent), zigzag(-extent), 0, 15]
  const middle = [9, zigzag(extent / 2), zigzag(extent / 2)]
  const landcover = layer('landcover', message(2, [...number(3, 3), ...packed(4, square)]))
  const place = layer('place', [
    ...message(2, [...packed(2, [0, 0]), ...number(3, 1), ...packed(4, middle)]),
    ...text(3, 'name'),
    ...message(4, text(1, name)),
  ])
  return Buffer.from([...message(3, landcover), ...message(3, place)])
}

function layer(name: string, parts: readonly number[]): readonly number[] {
  return [...text(1, name), ...parts, ...number(5, extent), ...number(15, 2)]
}

function number(field: number, value: number): readonly number[] {
  return [...varint(field << 3), ...varint(value)]
}

function message(field: number, bytes: readonly number[]): readonly number[] {
  return [...varint((field << 3) | 2), ...varint(bytes.length), ...bytes]
}

function text(field: number, value: string): readonly number[] {
  return message(field, [...Buffer.from(value)])
}

function packed(field: number, values: readonly number[]): readonly number[] {
  return message(field, values.flatMap(varint))
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)]
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31)
}
