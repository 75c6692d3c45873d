'use client'

import { answerPatience } from '@blickfang/contract/api/answer-patience.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import {
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  TextField,
  toast,
  useAuth,
  useConfig,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { Data } from 'payload'
import { email, formatAdminURL } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { messages } from './messages.generated.ts'

interface Answered {
  readonly message?: string
  readonly errors?: readonly { readonly message?: string; readonly data?: { readonly code?: string } }[]
}

const initialState = { email: { initialValue: '', valid: true }, password: { initialValue: '', valid: true } }

/** Payload's own form of the sign-in, which asks for a code once the password was right and the account has a second step. */
export function LoginForm({ next }: { readonly next: string }) {
  const { t } = useTranslation()
  const { config } = useConfig()
  const { isAsked, submit } = useSignIn(next)
  const { routes, admin } = config
  return (
    <Form
      className="login__form"
      initialState={initialState}
      method="POST"
      onSubmit={(_, data) => void submit(data)}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{ name: 'email', admin: { autoComplete: 'email' }, label: t('general:email'), required: true }}
          path="email"
          validate={email}
        />
        <PasswordField
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
          autoComplete="current-password"
        />
        {isAsked && <CodeField />}
      </div>
      <Link href={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })} prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}

/** Signs in, says in a toast what is refused, and answers whether a code is asked for. */
function useSignIn(next: string) {
  const { i18n, t } = useTranslation()
  const { config } = useConfig()
  const { setUser } = useAuth()
  const router = useRouter()
  const isBusy = useRef(false)
  const [isAsked, setAsked] = useState(false)

  async function submit(data: Data) {
    if (isBusy.current) return
    isBusy.current = true
    const answer = await fetch(formatAdminURL({ apiRoute: config.routes.api, path: `/${config.admin.user}/login` }), {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'accept-language': i18n.language },
      body: JSON.stringify(data),
      signal: answerPatience(),
    }).catch(() => null)
    isBusy.current = false
    const json = await answer?.json().catch(() => null)
    if (answer?.ok) {
      setUser(json)
      return router.push(next)
    }
    const { message, errors } = (json ?? {}) as Answered
    if (errors?.[0]?.data?.code === 'SECOND_FACTOR_NEEDED') setAsked(true)
    else toast.error(message ?? errors?.[0]?.message ?? t('error:unknown'))
  }
  return { isAsked, submit }
}

function CodeField() {
  const { i18n } = useTranslation()
  const t = translate(messages, i18n.language)
  useEffect(() => document.querySelector<HTMLInputElement>('input[name="code"]')?.focus(), [])
  return (
    <>
      <p role="status">{t('codeHint')}</p>
      <TextField
        field={{
          name: 'code',
          admin: { autoComplete: 'one-time-code' },
          label: t('code'),
          required: true,
          maxLength: 40,
        }}
        path="code"
      />
    </>
  )
}
