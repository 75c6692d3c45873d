import { serverLog } from '../log/server-log.ts'
import { withoutPersons } from '../log/without-persons.ts'

/**
 * Sends spans of requests, renderings and questions between the servers to the collector of OTEL_EXPORTER_OTLP_ENDPOINT, by
 * OpenTelemetry's own variables; Next makes them once somebody takes them. Without that variable nothing is loaded. Answers a
 * function that sends the last ones: to be called when the server stops.
 */
export async function startTracing(name: 'cms' | 'web'): Promise<() => Promise<void>> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const batch = new BatchSpanProcessor(new OTLPTraceExporter())
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || `blickfang-${name}` }),
    spanProcessors: [
      {
        onStart: (span, context) => batch.onStart(span, context),
        onEnd: (span) => {
          // An address that was asked for may hold a token or a mail address, in its query above all.
          for (const [key, value] of Object.entries(span.attributes)) {
            if (typeof value === 'string') span.attributes[key] = withoutPersons(value)
          }
          batch.onEnd(span)
        },
        forceFlush: () => batch.forceFlush(),
        shutdown: () => batch.shutdown(),
      },
    ],
  })
  provider.register()
  return () =>
    provider
      .shutdown()
      .catch((error) => serverLog().warn({ err: error }, 'The last spans were not taken by the collector'))
}
