import type { Migration } from './database.ts'
import { shopMigration } from './migrations/0001-shop.ts'
import { ordersMigration } from './migrations/0002-orders.ts'
import { chatHostMigration } from './migrations/0004-chat-host.ts'
import { afterSaleMigration } from './migrations/0005-aftersale.ts'
import { walletMigration } from './migrations/0006-wallet.ts'
import { messagingMigration } from './migrations/0007-messaging.ts'
import { orderAgainsMigration } from './migrations/0008-order-agains.ts'
import { clusterMigration } from './migrations/0009-cluster.ts'
import { largeCatalogueMigration } from './migrations/0010-large-catalogue.ts'
import { codeScenesMigration } from './migrations/0011-code-scenes.ts'
import { toldMessagesMigration } from './migrations/0012-told-messages.ts'
import { usedEvidenceMigration } from './migrations/0013-used-evidence.ts'
import { chatDeletedMigration } from './migrations/0014-chat-deleted.ts'
import { otherWordsMigration } from './migrations/0015-other-words.ts'
import { catalogueWordsMigration } from './migrations/0016-catalogue-words.ts'
import { answerWordsMigration } from './migrations/0017-answer-words.ts'
import { orderAddressesMigration } from './migrations/0018-order-addresses.ts'
import { contentHashesMigration } from './migrations/0019-content-hashes.ts'
import { againKeysMigration } from './migrations/0020-again-keys.ts'
import { searchWordsMigration } from './migrations/0021-search-words.ts'
import { searchPicturesMigration } from './migrations/0022-search-pictures.ts'
import { spentCodesMigration } from './migrations/0023-spent-codes.ts'
import { heardMessagesMigration } from './migrations/0024-heard-messages.ts'
import { mailOutboxMigration } from './migrations/0025-mail-outbox.ts'
import { chatTombstonesMigration } from './migrations/0026-chat-tombstones.ts'
import { markedUnreadMigration } from './migrations/0027-marked-unread.ts'
import { triesMigration } from './migrations/0028-tries.ts'
import { staffMigration } from './migrations/0029-staff.ts'
import { addressPlacesMigration } from './migrations/0030-address-places.ts'
import { chatAnswersMigration } from './migrations/0031-chat-answers.ts'
import { vouchersMigration } from './migrations/0032-vouchers.ts'
import { reviewWordsMigration } from './migrations/0034-review-words.ts'
import { areaPostcodesMigration } from './migrations/0035-area-postcodes.ts'

/** In order. A released migration is never edited: add the next one. */
export const migrations: readonly Migration[] = [
  shopMigration,
  ordersMigration,
  chatHostMigration,
  afterSaleMigration,
  walletMigration,
  messagingMigration,
  orderAgainsMigration,
  clusterMigration,
  largeCatalogueMigration,
  codeScenesMigration,
  toldMessagesMigration,
  usedEvidenceMigration,
  chatDeletedMigration,
  otherWordsMigration,
  catalogueWordsMigration,
  answerWordsMigration,
  orderAddressesMigration,
  contentHashesMigration,
  againKeysMigration,
  searchWordsMigration,
  searchPicturesMigration,
  spentCodesMigration,
  heardMessagesMigration,
  mailOutboxMigration,
  chatTombstonesMigration,
  markedUnreadMigration,
  triesMigration,
  staffMigration,
  addressPlacesMigration,
  chatAnswersMigration,
  vouchersMigration,
  reviewWordsMigration,
  areaPostcodesMigration,
]
