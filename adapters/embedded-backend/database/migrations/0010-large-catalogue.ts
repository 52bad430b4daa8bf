import type { Migration } from '../database.ts'

/*
 * For a catalogue of 100,000 products. What lists read is what is on sale, so the indexes hold nothing else, and a page
 * is found from one of them alone. Trigrams find what stands inside a word; pg_trgm is an extension that PostgreSQL
 * trusts: whoever may create tables in a database may create it.
 */
export const largeCatalogueMigration: Migration = {
  version: 10,
  name: 'large-catalogue',
  sql: `
create extension if not exists pg_trgm;
create index products_by_part on products
  using gin ((title || ' ' || title_en || ' ' || keywords) gin_trgm_ops);
drop index products_by_category;
drop index products_by_sales;
drop index products_by_price;
drop index products_by_age;
drop index products_recommended;
drop index products_hot;
create index products_by_sales on products (sales desc, id) where is_on_sale;
create index products_by_price on products (price_cents, id) where is_on_sale;
create index products_by_age on products (created_at desc, id desc) where is_on_sale;
create index products_recommended on products (recommend_rank, sales desc, id) where is_on_sale;
create index products_hot on products (hot_rank, sales desc, id) where is_on_sale;
create index products_by_category on products (category_id, sales desc, id) where is_on_sale;
create index products_by_category_price on products (category_id, price_cents, id) where is_on_sale;
create index products_by_category_age on products (category_id, created_at desc, id desc) where is_on_sale;
create index products_on_sale_by_shop on products (shop_id, sales desc, id) where is_on_sale
`,
}
