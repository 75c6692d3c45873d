import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Connections that say what no client of HTTP would, such as half a body. `server` is asked when the first one opens. */
export function rawConnections(server: () => { readonly port: number; readonly host: string }) {
  const open: Socket[] = []
  return {
    /** A connection on which what is given was sent, and all that came back so far. */
    async say(text: string): Promise<{ socket: Socket; heard: () => string }> {
      const socket = connect(server())
      socket.on('error', () => undefined)
      open.push(socket)
      let heard = ''
      socket.on('data', (part) => {
        heard += part
      })
      await once(socket, 'connect')
      socket.write(text)
      return { socket, heard: () => heard }
    },
    close(): void {
      for (const socket of open.splice(0)) socket.destroy()
    },
  }
}
