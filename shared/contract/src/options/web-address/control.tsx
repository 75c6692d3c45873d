import type { ControlProps } from '../control.ts'
import { TextLine } from '../typed/text-line.tsx'

export function WebAddressControl(props: ControlProps<string>) {
  return <TextLine {...props} kind="url" />
}
