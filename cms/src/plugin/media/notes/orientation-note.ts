/** The one note that stays with a picture which cannot be turned without loss: which way up it is, 2 to 8. Layout: TIFF 6.0, one entry. */
export function orientationNote(orientation: number): Buffer {
  const note = Buffer.from('4d4d002a0000000800010112000300000001000000000000000000', 'hex')
  note.writeUInt16BE(orientation, 18)
  return note
}
