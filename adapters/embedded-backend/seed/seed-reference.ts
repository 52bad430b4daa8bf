import type { Sql } from '../database/database.ts'
import type { DemoData, DemoProvince } from '../demo-data/demo-data.ts'
import { artUrl } from './art-url.ts'
import { insertRows, textColumns } from './insert-rows.ts'

type AreaRow = {
  level: number
  id: number
  parent_id: number | null
  name: string
  postcodes: readonly string[]
}

const NO_POSTCODES: readonly string[] = []

const areaRows = (provinces: readonly DemoProvince[]): readonly AreaRow[] =>
  provinces.flatMap((province) => [
    { level: 1, id: Number(province.id), parent_id: null, name: province.name, postcodes: NO_POSTCODES },
    ...province.cities.flatMap((city) => [
      {
        level: 2,
        id: Number(city.id),
        parent_id: Number(province.id),
        name: city.name,
        postcodes: NO_POSTCODES,
      },
      ...city.districts.map((district) => ({
        level: 3,
        id: Number(district.id),
        parent_id: Number(city.id),
        name: district.name,
        postcodes: district.postcodes,
      })),
    ]),
  ])

const AREAS = { level: 'smallint', id: 'bigint', parent_id: 'bigint', name: 'text', postcodes: 'text[]' }

const AREA_SHAPE = 'level smallint, id bigint, parent_id bigint, name text, postcodes text[]'

/**
 * Adds the missing regions of the country, their names and their postcodes, to a shop seeded by an earlier version. A
 * shop with regions of its own, without any province of ours, keeps them.
 */
export const teachAreas = async (tx: Sql, { provinces }: DemoData): Promise<void> => {
  const rows = JSON.stringify(areaRows(provinces))
  const ours = await tx.query(
    `select 1 from areas a join jsonb_to_recordset($1::jsonb) as w(${AREA_SHAPE})
       on w.level = a.level and w.id = a.id and w.name = a.name where a.level = 1 limit 1`,
    [rows],
  )
  if (ours.length === 0) return
  await tx.query(
    `update areas a set name = w.name from jsonb_to_recordset($1::jsonb) as w(${AREA_SHAPE})
     where w.level = 2 and a.level = 2 and w.id = a.id and w.name = 'Kabupaten ' || a.name`,
    [rows],
  )
  await tx.query(
    `update areas a set postcodes = w.postcodes from jsonb_to_recordset($1::jsonb) as w(${AREA_SHAPE})
     where w.level = 3 and a.level = 3 and w.id = a.id and w.name = a.name and a.postcodes = '{}'`,
    [rows],
  )
  await tx.query(
    `insert into areas (level, id, parent_id, name, postcodes)
     select level, id, parent_id, name, postcodes from jsonb_to_recordset($1::jsonb) as w(${AREA_SHAPE})
     on conflict (level, id) do nothing`,
    [rows],
  )
}

const seedArticles = (tx: Sql, { articles }: DemoData, now: number) =>
  insertRows(
    tx,
    'articles',
    {
      id: 'bigint',
      kind: 'text',
      title: 'text',
      title_en: 'text',
      title_others: 'jsonb',
      content: 'text',
      content_en: 'text',
      content_others: 'jsonb',
      created_at: 'bigint',
    },
    articles.map((article, index) => ({
      id: index + 1,
      kind: article.kind,
      ...textColumns('title', article.title),
      ...textColumns('content', article.content),
      created_at: now - article.secondsAgo,
    })),
  )

/** Seeds what every shop needs, even an empty one: languages, areas, categories, help and terms. */
export const seedReference = async (tx: Sql, data: DemoData, now: number): Promise<void> => {
  await insertRows(
    tx,
    'languages',
    { id: 'bigint', language_name: 'text', chinese_name: 'text', file_name: 'text', is_default: 'boolean' },
    data.languages.map((language, index) => ({
      id: index + 1,
      language_name: language.languageName,
      chinese_name: language.chineseName,
      file_name: language.fileName,
      is_default: language.isDefault,
    })),
  )
  await insertRows(tx, 'areas', AREAS, areaRows(data.provinces))
  await insertRows(
    tx,
    'categories',
    {
      id: 'bigint',
      key: 'text',
      name: 'text',
      name_en: 'text',
      name_others: 'jsonb',
      image: 'text',
      sort: 'integer',
    },
    data.categories.map(({ key, names, picture }, index) => ({
      id: index + 1,
      key,
      ...textColumns('name', names),
      image: artUrl(picture),
      sort: index + 1,
    })),
  )
  await seedArticles(tx, data, now)
}
