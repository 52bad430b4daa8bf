import type { Migration } from '../database.ts'

/*
 * The messaging server's own rows (requirements W6.2, W8). `channel` is the stored name: both uids of a conversation joined
 * by "@". A seat is one account's place in a channel: how far it has read, and up to where it has hidden the conversation.
 */
export const messagingMigration: Migration = {
  version: 7,
  name: 'messaging',
  sql: `
-- Somebody who may not speak in the chat any more.
alter table users add column chat_banned boolean not null default false;

create table im_channels (
  channel text not null,
  channel_type smallint not null,
  last_seq bigint not null,
  last_at bigint not null,
  primary key (channel, channel_type)
);

create table im_messages (
  channel text not null,
  channel_type smallint not null,
  seq bigint not null,
  message_id text not null unique,
  client_msg_no text not null,
  from_uid text not null,
  flags smallint not null,
  setting smallint not null,
  expire bigint not null,
  created_at bigint not null,
  counts boolean not null,
  payload bytea not null,
  primary key (channel, channel_type, seq)
);
create unique index im_messages_once on im_messages (channel, channel_type, from_uid, client_msg_no)
  where client_msg_no <> '';

create table im_seats (
  uid text not null,
  channel text not null,
  channel_type smallint not null,
  read_to bigint not null default 0,
  hidden_to bigint not null default 0,
  primary key (uid, channel, channel_type)
);

create table im_tokens (
  uid text not null,
  device_flag smallint not null,
  hash text not null,
  level smallint not null,
  primary key (uid, device_flag)
);
`,
}
