import type { Sql } from '../database/database.ts'
import type { DemoData } from '../demo-data/demo-data.ts'
import { pictureUrl } from './art-url.ts'
import { continueIds, insertRows, textColumns } from './insert-rows.ts'

/** Seeds shops and the home page's banners. Ids follow the order of the demo data, from 1. */
export const seedShops = async (tx: Sql, data: DemoData, now: number): Promise<void> => {
  await insertRows(
    tx,
    'shops',
    {
      id: 'bigint',
      key: 'text',
      name: 'text',
      country: 'text',
      country_name: 'text',
      country_name_en: 'text',
      country_name_others: 'jsonb',
      town: 'text',
      avatar: 'text',
      banner: 'text',
      about: 'text',
      about_en: 'text',
      about_others: 'jsonb',
      level: 'smallint',
      credit: 'integer',
      good_rate: 'smallint',
      follow_count: 'integer',
      visit: 'integer',
      total_sales: 'integer',
      reply_minutes: 'integer',
      created_at: 'bigint',
    },
    data.shops.map((shop, index) => ({
      id: index + 1,
      key: shop.key,
      name: shop.name,
      country: shop.country,
      ...textColumns('country_name', shop.countryName),
      town: shop.town,
      avatar: pictureUrl(shop.avatar),
      banner: pictureUrl(shop.banner),
      ...textColumns('about', shop.intro),
      level: shop.level,
      credit: shop.credit,
      good_rate: shop.favourableRate,
      follow_count: shop.followers,
      visit: shop.visits,
      total_sales: shop.totalSales,
      reply_minutes: shop.replyMinutes,
      created_at: now - shop.openedSecondsAgo,
    })),
  )
  await continueIds(tx, 'shops')
  await insertRows(
    tx,
    'banners',
    {
      id: 'bigint',
      images: 'text[]',
      link: 'text',
      title: 'text',
      title_en: 'text',
      title_others: 'jsonb',
      text: 'text',
      text_en: 'text',
      text_others: 'jsonb',
      sort: 'integer',
    },
    data.banners.map((banner, index) => ({
      id: index + 1,
      images: banner.pictures.map(pictureUrl),
      link: banner.link,
      ...textColumns('title', banner.title),
      ...textColumns('text', banner.text),
      sort: index,
    })),
  )
}
