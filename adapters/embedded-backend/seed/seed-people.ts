import type { Sql } from '../database/database.ts'
import type { DemoData, DemoPerson } from '../demo-data/demo-data.ts'
import type { Passwords } from '../secrets/passwords.ts'
import { artUrl } from './art-url.ts'
import { continueIds, insertRows, textColumns } from './insert-rows.ts'
import { placeIds } from './seed-products.ts'

const USER_COLUMNS = {
  id: 'bigint',
  key: 'text',
  email: 'text',
  mobile: 'text',
  username: 'text',
  nickname: 'text',
  password_hash: 'text',
  avatar: 'text',
  lang_id: 'bigint',
  created_at: 'bigint',
}

const ADDRESS_COLUMNS = {
  user_id: 'bigint',
  name: 'text',
  mobile: 'text',
  country: 'text',
  province_id: 'bigint',
  city_id: 'bigint',
  area_id: 'bigint',
  detail: 'text',
  tag: 'text',
  is_default: 'boolean',
  created_at: 'bigint',
}

const digits = (mobile: string): string => mobile.replace(/\D/g, '')

const addressRows = (person: DemoPerson, userId: number, now: number) =>
  person.addresses.map((address) => ({
    user_id: userId,
    name: address.name,
    mobile: digits(address.mobile),
    country: address.country,
    province_id: Number(address.provinceId),
    city_id: Number(address.cityId),
    area_id: Number(address.areaId),
    detail: address.detail,
    tag: address.tag,
    is_default: address.isDefault,
    created_at: now - person.joinedSecondsAgo,
  }))

/** Seeds accounts with addresses, favourites, followed shops and carts. */
export const seedPeople = async (
  tx: Sql,
  data: DemoData,
  passwords: Passwords,
  now: number,
): Promise<void> => {
  const productId = placeIds(data.products, 'product')
  const shopId = placeIds(data.shops, 'shop')
  const languages = data.languages.map((language) => language.fileName)
  const placed = await Promise.all(
    data.people.map(async (person, index) => ({
      person,
      id: index + 1,
      hash: await passwords.hash(person.password),
    })),
  )
  const users = placed.map(({ person, id, hash }) => ({
    id,
    key: person.key,
    email: person.email.toLowerCase(),
    mobile: digits(person.mobile),
    username: person.familyName,
    nickname: person.givenName,
    password_hash: hash,
    avatar: person.avatar === '' ? '' : artUrl(person.avatar),
    lang_id: languages.indexOf(person.language) + 1,
    created_at: now - person.joinedSecondsAgo,
  }))
  await insertRows(tx, 'users', USER_COLUMNS, users)
  await continueIds(tx, 'users')
  const addresses = placed.flatMap(({ person, id }) => addressRows(person, id, now))
  await insertRows(tx, 'addresses', ADDRESS_COLUMNS, addresses)
  const likes = placed.flatMap(({ person, id }) =>
    person.favourites.map((key, index) => ({
      user_id: id,
      product_id: productId(key),
      created_at: now - index,
    })),
  )
  await insertRows(tx, 'likes', { user_id: 'bigint', product_id: 'bigint', created_at: 'bigint' }, likes)
  const follows = placed.flatMap(({ person, id }) =>
    person.followed.map((key, index) => ({ user_id: id, shop_id: shopId(key), created_at: now - index })),
  )
  await insertRows(tx, 'follows', { user_id: 'bigint', shop_id: 'bigint', created_at: 'bigint' }, follows)
  const lines = placed.flatMap(({ person, id }) =>
    person.cart.map((line, index) => ({
      user_id: id,
      product_id: productId(line.product),
      spec: line.spec,
      quantity: line.quantity,
      created_at: now - index,
    })),
  )
  const lineColumns = {
    user_id: 'bigint',
    product_id: 'bigint',
    spec: 'text',
    quantity: 'integer',
    created_at: 'bigint',
  }
  await insertRows(tx, 'cart_lines', lineColumns, lines)
}

const NOTICE_COLUMNS = {
  user_id: 'bigint',
  title: 'text',
  title_en: 'text',
  title_others: 'jsonb',
  content: 'text',
  content_en: 'text',
  content_others: 'jsonb',
  type: 'text',
  link: 'text',
  is_read: 'boolean',
  created_at: 'bigint',
}

/** Seeds the notices of the first person, the demo shopper. */
export const seedNotices = (tx: Sql, data: DemoData, now: number): Promise<void> =>
  insertRows(
    tx,
    'notices',
    NOTICE_COLUMNS,
    (data.people.length === 0 ? [] : data.notices).map((notice) => ({
      user_id: 1,
      ...textColumns('title', notice.title),
      ...textColumns('content', notice.content),
      type: notice.type,
      link: notice.link,
      is_read: notice.isRead,
      created_at: now - notice.secondsAgo,
    })),
  )
