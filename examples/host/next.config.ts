import { withBlickfang } from '@blickfang/cms/next'
import { withPayload } from '@payloadcms/next/withPayload'

export default withPayload(withBlickfang({}, { own: './src/blickfang' }))
