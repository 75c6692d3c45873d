import type { ControlProps } from '../control.ts'
import { TextLine } from '../typed/text-line.tsx'

export function EmailControl(props: ControlProps<string>) {
  return <TextLine {...props} kind="email" />
}
