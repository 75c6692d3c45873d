import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { LoginForm } from './login-form.tsx'

/** Payload's sign-in with the second step, where the admin's accounts are Blickfang's own. */
export function LoginView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult
  const { i18n, payload, user } = req
  const { admin, routes } = payload.config
  const next = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (user) redirect(next)
  const serverProps = { i18n, locale, params, payload, permissions, searchParams, user: user ?? undefined }
  const { graphics, beforeLogin, afterLogin } = admin.components ?? {}
  return (
    <>
      <div className="login__brand">
        {RenderServerComponent({ Component: graphics?.Logo, importMap: payload.importMap, serverProps })}
      </div>
      {RenderServerComponent({ Component: beforeLogin, importMap: payload.importMap, serverProps })}
      <LoginForm next={next} />
      {RenderServerComponent({ Component: afterLogin, importMap: payload.importMap, serverProps })}
    </>
  )
}
