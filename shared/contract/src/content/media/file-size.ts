import { intlLocale } from '../../kernel/intl-locale.ts'

/** The size of a file as people read it: `350 kB`, `1.2 MB`. `bytes` as they lie on the disk, a thousand and twenty-four to a kB. */
export function sizeInWords(bytes: number, language: string): string {
  const size = Math.max(1, bytes / 1024)
  const isBig = size >= 1000
  const form = { style: 'unit', unit: isBig ? 'megabyte' : 'kilobyte', maximumFractionDigits: isBig ? 1 : 0 } as const
  return new Intl.NumberFormat(intlLocale(language), form).format(isBig ? size / 1024 : size)
}
