/// <reference path="./s3rver.d.ts" />
import S3rver from '@20minutes/s3rver'

interface LocalBucket {
  /** Variables that tell the servers to use the bucket. */
  readonly env: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

const name = 'media'

/** Starts a bucket that speaks S3 and keeps its objects in a folder: for tests, and for trying the site with one. */
export async function startBucket({ folder, port = 0 }: { folder: string; port?: number }): Promise<LocalBucket> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    // It reads the signature of a list in another way than Amazon's own client writes it.
    allowMismatchedSignatures: true,
    directory: folder,
    configureBuckets: [{ name }],
  })
  const { port: taken } = await server.run()
  return {
    env: {
      S3_BUCKET: name,
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: `http://127.0.0.1:${taken}`,
      // The only pair that the server knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: () => server.close(),
  }
}
