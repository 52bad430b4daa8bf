import type { Migration } from '../database.ts'

/** What the processes of one shop share beside its rows: words too long for a notice, and who is connected where. */
export const clusterMigration: Migration = {
  version: 9,
  name: 'cluster',
  sql: `
create table cluster_words (
  id bigserial primary key,
  word text not null,
  said_at timestamptz not null default now()
);
create index cluster_words_said_at on cluster_words (said_at);
create table im_online (
  process bigint not null,
  uid text not null,
  device_flag integer not null,
  primary key (process, uid, device_flag)
);
create index im_online_uid on im_online (uid);
`,
}
