import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Words on the button that shows what is typed, and on the one that hides it again. */
  showWord: string
  hideWord: string
}

/** A password, hidden while it is typed until somebody asks to see it. */
export function PasswordField({ showWord, hideWord, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton small tip="none" label={isShown ? hideWord : showWord} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
        </IconButton>
      }
    />
  )
}
