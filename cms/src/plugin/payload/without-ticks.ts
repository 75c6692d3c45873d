/** For a collection whose documents cannot be changed or deleted several at once: Payload shows the boxes all the same. */
export const withoutTicks = { list: { Component: '@blickfang/cms/client#PlainList' } }
