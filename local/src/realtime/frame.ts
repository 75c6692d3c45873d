import { z } from 'zod'

/** Message of Phoenix's channel protocol. A message that the server sends unasked has no refs. */
export type Frame = { joinRef: string | null; ref: string | null; topic: string; event: string; payload: unknown }

/** The protocol's version, as the client asks for it in the address: objects, or arrays and binary broadcasts. */
export type Vsn = '1.0.0' | '2.0.0'

const ref = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const objectSchema = z.object({ join_ref: ref, ref, topic: z.string(), event: z.string(), payload: z.unknown() })
const arraySchema = z.tuple([ref, ref, z.string(), z.string(), z.unknown()])

const broadcastFromClient = 3
const broadcastToClient = 4
const jsonEncoding = 1

/** Throws on anything that is not a message. */
export function decodeFrame(data: Buffer, isBinary: boolean, vsn: Vsn): Frame {
  if (isBinary) return decodeBroadcast(data)
  const json: unknown = JSON.parse(data.toString('utf8'))
  if (vsn === '2.0.0') {
    const [joinRef, reference, topic, event, payload] = arraySchema.parse(json)
    return { joinRef, ref: reference, topic, event, payload }
  }
  const { join_ref: joinRef, ...rest } = objectSchema.parse(json)
  return { ...rest, joinRef }
}

export function encodeFrame({ joinRef, ref: reference, topic, event, payload }: Frame, vsn: Vsn): string {
  return vsn === '2.0.0'
    ? JSON.stringify([joinRef, reference, topic, event, payload])
    : JSON.stringify({ join_ref: joinRef, ref: reference, topic, event, payload })
}

/** A broadcast whose content is bytes; only version 2.0.0 can carry it. */
export function encodeBinaryBroadcast(topic: string, event: string, content: Buffer): Buffer {
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)]
  const header = Buffer.from([broadcastToClient, topicBytes.length, eventBytes.length, 0, 0])
  return Buffer.concat([header, topicBytes, eventBytes, content])
}

/** Seven bytes (kind, five lengths, encoding), then join_ref, ref, topic, event, metadata, content. */
function decodeBroadcast(data: Buffer): Frame {
  if (data[0] !== broadcastFromClient || data.length < 7) throw new Error('A binary message of an unknown kind')
  let offset = 7
  const next = (lengthAt: number) => {
    const begin = offset
    offset += data[lengthAt] ?? 0
    return data.toString('utf8', begin, offset)
  }
  const [joinRef, reference, topic, event] = [next(1), next(2), next(3), next(4)]
  offset += data[5] ?? 0
  const content = data.subarray(offset)
  const payload: unknown = data[6] === jsonEncoding ? JSON.parse(content.toString('utf8')) : content
  return {
    joinRef: joinRef || null,
    ref: reference || null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  }
}
