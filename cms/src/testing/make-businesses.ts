const kinds = ['Optik', 'Augenoptik', 'Brillen', 'Optique', 'Sehzentrum', 'Brillenhaus', 'Ottica', 'Kontaktlinsen']
const firsts =
  'Am Bau Ber Blu Bo Bru Büh Chri Dä Eg Ei Fank Fel Frey Gal Gei Gro Gu Häf Hal Her Hof Hu Im Jeg Kel Kä Kob Kra Küng Lan Leh Lin Lü Mai Mar Mo Mül Nä Nuss Ober Pfis Rei Rie Rös Rü Schau Schmi Stei Stu Su Tan Tri Ul Vo Wal Wid Zim Zu Zwy'
const middles =
  'a ber ben del den der din ell en er gel gen ger hard holz in kel ken ler li lin man mat mer mi nen ner ni rer ret ri sen ser ster ter ti wer zel zi'
const lasts =
  'acher ann ard auer berg bühler egger eler er fluh gasser haus heim hofer hold holzer ig iker in ing inger lein li matt meier mann moser old ori reich rist rot schmid stein tal thal ti wald weber'
const places =
  'Ober Unter Neu Alt Gross Klein Hinter Vorder Mittel Nieder Ausser Inner Sankt Bad Hohen Wald Seen Berg Tal Bach'
const ends = 'wil ikon dorf bach berg tal au hausen kirch feld matt see stadt brugg wald moos ried haus egg rain'
const words = (list: string) => list.split(' ')

/** A business as tests and benchmarks make it. */
export interface MadeBusiness {
  readonly name: string
  readonly zip: string
  readonly city: string
}

/** Makes so many businesses, always the same: most have a name of their own, each city has several. */
export function makeBusinesses(count: number): MadeBusiness[] {
  const random = makeRandom(20_261_123)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const [first, middle, last, place, end] = [firsts, middles, lasts, places, ends].map(words)
  return Array.from({ length: count }, () => {
    const name = pick(first ?? []) + pick(middle ?? []) + pick(last ?? [])
    const zip = 1000 + Math.floor(random() * 8600)
    return { name: `${pick(kinds)} ${name}`, zip: String(zip), city: pick(place ?? []) + pick(end ?? []) }
  })
}

/** The name with one typo in its last word: a letter too many, too few, another one, or two in the wrong order. */
export function withTypo(name: string, seed: number): string {
  const random = makeRandom(seed)
  const [rest, word] = [name.slice(0, name.lastIndexOf(' ') + 1), name.slice(name.lastIndexOf(' ') + 1)]
  const at = 1 + Math.floor(random() * (word.length - 2))
  const letter = 'abcdefghiklmnoprstuwz'[Math.floor(random() * 21)] ?? 'a'
  const typos = [
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ]
  return rest + (typos[Math.floor(random() * typos.length)] ?? word)
}

/** The part of a connection to Postgres that is needed to write. */
interface Connection {
  query(text: string, values?: unknown[]): Promise<unknown>
}

/** Writes them with a branch each, in one go, and all that the directory is searched by. */
export async function insertBusinesses(client: Connection, businesses: readonly MadeBusiness[]): Promise<void> {
  await client.query(
    'alter table bf_businesses disable trigger all; alter table bf_businesses_branches disable trigger all',
  )
  await client.query(
    `with made as (select gen_random_uuid() as id, r.*, row_number() over () as number from json_to_recordset($1) r(name text, zip text, city text)),
    business as (insert into bf_businesses (id, name, gesundheitsoptik, frequentlens) select id, name, number % 3 = 0, number % 4 = 0 from made)
    insert into bf_businesses_branches (id, _order, _parent_id, zip, city, active) select id::text, 1, id, zip, city, true from made`,
    [JSON.stringify(businesses)],
  )
  await client.query('select keep_business_texts(array(select id from bf_businesses))')
  await client.query(
    'alter table bf_businesses enable trigger all; alter table bf_businesses_branches enable trigger all',
  )
  await client.query('analyze bf_businesses, bf_businesses_branches, bf_business_texts, bf_business_words')
}

/** Numbers from 0 to 1 (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
