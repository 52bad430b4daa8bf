import type { Sql } from '../database/database.ts'
import type { DemoData } from '../demo-data/demo-data.ts'
import type { DemoProvince } from '../demo-data/demo-types.ts'
import { artUrl } from './art-url.ts'
import { insertRows } from './insert-rows.ts'

type AreaRow = { level: number; id: number; parent_id: number | null; name: string }

const areaRows = (provinces: readonly DemoProvince[]): readonly AreaRow[] =>
  provinces.flatMap((province) => [
    { level: 1, id: Number(province.id), parent_id: null, name: province.name },
    ...province.cities.flatMap((city) => [
      { level: 2, id: Number(city.id), parent_id: Number(province.id), name: city.name },
      ...city.districts.map((district) => ({
        level: 3,
        id: Number(district.id),
        parent_id: Number(city.id),
        name: district.name,
      })),
    ]),
  ])

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
      title: article.title.id,
      title_en: article.title.en,
      title_others: article.title.others ?? {},
      content: article.content.id,
      content_en: article.content.en,
      content_others: article.content.others ?? {},
      created_at: now - article.secondsAgo,
    })),
  )

/** What every shop needs, even an empty one: languages, areas, categories, help and terms. */
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
  await insertRows(
    tx,
    'areas',
    { level: 'smallint', id: 'bigint', parent_id: 'bigint', name: 'text' },
    areaRows(data.provinces),
  )
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
    data.categories.map(({ names: { dgn, en, ...others }, ...category }, index) => ({
      id: index + 1,
      key: category.key,
      name: dgn,
      name_en: en,
      name_others: others,
      image: artUrl(category.art),
      sort: category.sort,
    })),
  )
  await seedArticles(tx, data, now)
}
