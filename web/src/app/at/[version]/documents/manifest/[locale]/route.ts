import { makeAnswerManifest } from '../../../../../../site/seo/answer-manifest.ts'
import { siteManifest } from '../../../../../../site/seo/site-icons.ts'

export const dynamic = 'force-dynamic'

export const GET = makeAnswerManifest('manifest', siteManifest)
