/** A PDF as a program writes it, which no other test has. */
export function madePdf(name: string) {
  const parts = ['/Type /Catalog /Pages 2 0 R', '/Type /Pages /Kids [] /Count 0', `/Title (${crypto.randomUUID()})`]
  const objects = parts.map((part, index) => `${index + 1} 0 obj\n<< ${part} >>\nendobj\n`).join('')
  const text = `%PDF-1.7\n${objects}trailer\n<< /Root 1 0 R /Info 3 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) }
}
