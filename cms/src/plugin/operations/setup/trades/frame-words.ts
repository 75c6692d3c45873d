/**
 * Words that each new site begins with, whatever its trade. Names in braces stand for the owner's own: `{name}`, `{email}`.
 */
export interface FrameWords {
  readonly home: string
  readonly offer: string
  readonly about: string
  readonly jobs: string
  readonly contact: string
  readonly imprint: string
  readonly privacy: string
  readonly toOffer: string
  readonly toContact: string
  readonly offerTitle: string
  readonly offerLead: string
  readonly prices: string
  readonly questions: string
  readonly hoursQuestion: string
  readonly hoursAnswer: string
  readonly reachQuestion: string
  readonly reachAnswer: string
  readonly endTitle: string
  readonly endText: string
  readonly aboutTitle: string
  readonly aboutText: string
  readonly jobsTitle: string
  readonly jobsLead: string
  readonly findTitle: string
  readonly findLead: string
  readonly formTitle: string
  readonly formSend: string
  readonly formThanks: string
  readonly formName: string
  readonly formEmail: string
  readonly formMessage: string
  readonly responsible: string
  readonly phone: string
  readonly email: string
  readonly liability: string
  readonly privacyText: string
}
