import type { DatabaseAdapterObj, Payload } from 'payload'

type Adapter = Payload['db']
type Connect = (this: Adapter, options?: { hotReload: boolean }) => Promise<void>

/**
 * Tells when a process goes on with a configuration that has changed, as while developing: Payload then connects its database anew,
 * and asks for nothing else.
 */
export function beginAgain(db: DatabaseAdapterObj, begin: (payload: Payload) => Promise<void>): DatabaseAdapterObj {
  return {
    ...db,
    init: (args: Parameters<DatabaseAdapterObj['init']>[0]) => {
      const adapter = db.init(args) as unknown as { connect?: Connect }
      const { connect } = adapter
      if (!connect) return adapter
      return Object.assign(adapter, {
        async connect(this: Adapter, options?: { hotReload: boolean }) {
          await connect.call(this, options)
          if (options?.hotReload) await begin(this.payload)
        },
      })
    },
  } as unknown as DatabaseAdapterObj
}
