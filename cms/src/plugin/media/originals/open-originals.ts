import type { CollectionConfig, Config, Payload, Plugin } from 'payload'
import { AdapterStore } from './adapter-store.ts'

/** Fields that a storage plugin adds whatever its adapter: originals are found by their names alone. */
const known: ReadonlySet<unknown> = new Set(['url', 'prefix', '_objectKey'])

/**
 * Opens the storage that a Payload plugin brings, for originals. The plugin gets a collection that nobody else has, so that it adds
 * neither columns nor ways into and out of the library to the one that the site has. Throws one sentence when it is of no use.
 */
export async function openOriginals(plugin: Plugin): Promise<AdapterStore> {
  const bare: CollectionConfig = { slug: 'bf-media', upload: { disableLocalStorage: true }, fields: [] }
  const config = await plugin({ collections: [bare] } as unknown as Config)
  const collection = config.collections?.find(({ slug }) => slug === bare.slug) ?? bare
  const { hooks = {}, upload, fields } = collection
  const read = (typeof upload === 'object' && upload.handlers) || []
  const [write, remove] = [hooks.afterChange ?? [], hooks.afterDelete ?? []]
  if (write.length === 0)
    throw new Error(
      'The storage plugin of «originals» does nothing with the collection «bf-media»: please name that among its collections, and leave «originals» out where the plugin is switched off.',
    )
  if (read.length === 0)
    throw new Error(
      'The storage plugin of «originals» hands out no files of the collection «bf-media»: please leave «disablePayloadAccessControl» out there.',
    )
  const own = fields.flatMap((field) => ('name' in field && !known.has(field.name) ? [`«${field.name}»`] : []))
  if (own.length > 0)
    throw new Error(
      `The storage plugin of «originals» finds files again by ${own.join(', ')} and not by their names: please take another for the collection «bf-media».`,
    )
  // Those of such plugins look at no Payload.
  const begin = async () => config.onInit?.({} as Payload)
  return new AdapterStore({ collection, read, write, remove, begin })
}
