// Written by `npm run gen` from the folders beside it.
import { type Sentences as AccountSentences, messages as account } from './account/messages.generated.ts'
import { type Sentences as ArticleSentences, messages as article } from './article/messages.generated.ts'
import { type Sentences as CouponSentences, messages as coupon } from './coupon/messages.generated.ts'
import { type Sentences as MediaSentences, messages as media } from './media/messages.generated.ts'
import { type Sentences as PageSentences, messages as page } from './page/messages.generated.ts'
import { type Sentences as RequestSentences, messages as request } from './request/messages.generated.ts'
import { type Sentences as SetupSentences, messages as setup } from './setup/messages.generated.ts'
import { type Sentences as TranslationSentences, messages as translation } from './translation/messages.generated.ts'
import { type Sentences as VideoSentences, messages as video } from './video/messages.generated.ts'
import { type Sentences as WebhookSentences, messages as webhook } from './webhook/messages.generated.ts'

/** Values of each failure's sentence. */
export type ErrorSentences = AccountSentences & ArticleSentences & CouponSentences & MediaSentences & PageSentences & RequestSentences & SetupSentences & TranslationSentences & VideoSentences & WebhookSentences

/** The sentences of each feature's failures. */
export const errorMessages = [account, article, coupon, media, page, request, setup, translation, video, webhook]
