import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { MediaStore, StoredFile } from './media-store.ts'

/** A bucket that speaks S3, and who may write to it. */
export interface Bucket {
  readonly name: string
  readonly region: string
  /** Address of an S3 that is not Amazon's. */
  readonly endpoint?: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

type Sdk = typeof import('@aws-sdk/client-s3')

/** The media library's files in a bucket. */
export class BucketStore implements MediaStore {
  readonly #bucket: Bucket
  readonly #idleMs: number
  #opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined

  /** `idleMs`: a connection on which nothing moves for so long is given up; what can be asked again is, twice. */
  constructor(bucket: Bucket, idleMs = 20_000) {
    this.#bucket = bucket
    this.#idleMs = idleMs
  }

  async find(key: string): Promise<StoredFile | null> {
    const { sdk, client } = await this.#open()
    try {
      const { Body, ContentLength } = await client.send(
        new sdk.GetObjectCommand({ Bucket: this.#bucket.name, Key: key }),
      )
      return { size: ContentLength ?? 0, stream: Body as Readable }
    } catch (error) {
      if (error instanceof Error && missing.has(error.name)) return null
      throw error
    }
  }

  async write(key: string, bytes: Uint8Array, mimeType: string): Promise<void> {
    const { sdk, client } = await this.#open()
    const object = { Bucket: this.#bucket.name, Key: key, Body: bytes, ContentType: mimeType, CacheControl: forAYear }
    await client.send(new sdk.PutObjectCommand(object))
  }

  async removeAll(prefix: string): Promise<void> {
    const { sdk, client } = await this.#open()
    const Bucket = this.#bucket.name
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })
    for await (const { Contents = [] } of pages) {
      for (const { Key } of Contents) await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))
    }
  }

  // Its code is half as large as the site's server; a site without a bucket never reads it.
  #open(): Promise<{ sdk: Sdk; client: S3Client }> {
    this.#opened ??= import('@aws-sdk/client-s3').then((sdk) => {
      const { region, endpoint, accessKeyId, secretAccessKey } = this.#bucket
      const credentials = { accessKeyId, secretAccessKey }
      const own = endpoint ? { endpoint, forcePathStyle: true } : {}
      const requestHandler = { connectionTimeout: 5_000, socketTimeout: this.#idleMs, ...wholeRequest }
      return { sdk, client: new sdk.S3Client({ region, credentials, requestHandler, ...own }) }
    })
    return this.#opened
  }
}

/** Time until the answer begins, in ms, however much is sent. Without the second the client only writes a warning. */
const wholeRequest = { requestTimeout: 60_000, throwOnRequestTimeout: true }
/** Source: spec/editor.md §11. */
const forAYear = 'public, max-age=31536000, immutable'
const missing: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound'])
