import { useEffect } from 'react'
import { call } from '../../cms/api-client.ts'
import { unreadRequests } from '../panels/requests/unread-requests.ts'

/** Counts what visitors have sent and nobody has read: a sign beside the tools says that it waits. The mails have told already. */
export function useUnreadRequests(): void {
  useEffect(() => {
    // Who does not answer now is asked by the next page.
    void call('countUnreadSubmissions', {}).then(
      ({ unread }) => unreadRequests.setState({ count: unread }),
      () => undefined,
    )
  }, [])
}
