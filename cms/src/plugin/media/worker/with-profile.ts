/** Bytes of a profile that one segment takes. Source: ICC.1:2010, B.4. */
const maxInSegment = 65_519

/** A JPEG that says by which profile its numbers are colours; they stay as they are. */
export function jpegWithProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const count = Math.ceil(profile.length / maxInSegment)
  const segments = Array.from({ length: count }, (_, place) => {
    const part = profile.subarray(place * maxInSegment, (place + 1) * maxInSegment)
    const head = Buffer.from([0xff, 0xe2, 0, 0, ...Buffer.from('ICC_PROFILE\0', 'latin1'), place + 1, count])
    head.writeUInt16BE(part.length + 16, 2)
    return Buffer.concat([head, part])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}
