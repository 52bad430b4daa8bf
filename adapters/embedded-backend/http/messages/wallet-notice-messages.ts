import type { Message } from './message.ts'

/** How the audits of recharges and withdrawals end; see notice-messages.ts. */
export const walletNoticeMessages = {
  'notice-recharge-passed': {
    dgn: 'Isi saldo berhasil',
    en: 'Top-up complete',
    'zh-cn': '充值成功',
    ri: 'チャージが完了しました',
    han: '충전이 완료되었습니다',
    tai: 'เติมเงินสำเร็จ',
  },
  'notice-recharge-passed-text': {
    dgn: '{amount} dari isi saldo {number} sudah masuk ke saldo Anda.',
    en: '{amount} of top-up {number} is in your balance.',
    'zh-cn': '充值 {number} 的 {amount} 已到账。',
    ri: 'チャージ{number}の{amount}が残高に反映されました。',
    han: '충전 {number}의 {amount}이(가) 잔액에 입금되었습니다.',
    tai: '{amount} จากการเติมเงิน {number} เข้ายอดคงเหลือแล้ว',
  },
  'notice-recharge-refused': {
    dgn: 'Isi saldo ditolak',
    en: 'Top-up refused',
    'zh-cn': '充值被拒绝',
    ri: 'チャージが却下されました',
    han: '충전이 거절되었습니다',
    tai: 'การเติมเงินถูกปฏิเสธ',
  },
  'notice-recharge-refused-text': {
    dgn: 'Isi saldo {number} sebesar {amount} ditolak. Alasannya ada di riwayat isi saldo.',
    en: 'Top-up {number} of {amount} was refused. The record says why.',
    'zh-cn': '充值 {number}（{amount}）被拒绝，原因见充值记录。',
    ri: 'チャージ{number}（{amount}）は却下されました。理由は履歴をご覧ください。',
    han: '충전 {number}({amount})이(가) 거절되었습니다. 사유는 충전 내역에서 확인하세요.',
    tai: 'การเติมเงิน {number} จำนวน {amount} ถูกปฏิเสธ ดูเหตุผลได้ในประวัติ',
  },
  'notice-withdraw-passed': {
    dgn: 'Penarikan berhasil',
    en: 'Withdrawal complete',
    'zh-cn': '提现成功',
    ri: '出金が完了しました',
    han: '출금이 완료되었습니다',
    tai: 'ถอนเงินสำเร็จ',
  },
  'notice-withdraw-passed-text': {
    dgn: 'Penarikan {number} sebesar {amount} sudah disetujui dan dikirim.',
    en: 'Withdrawal {number} of {amount} has passed and is on its way.',
    'zh-cn': '提现 {number}（{amount}）已通过审核并汇出。',
    ri: '出金{number}（{amount}）が承認され、送金されました。',
    han: '출금 {number}({amount})이(가) 승인되어 송금되었습니다.',
    tai: 'การถอน {number} จำนวน {amount} ผ่านการตรวจสอบและโอนแล้ว',
  },
  'notice-withdraw-refused': {
    dgn: 'Penarikan ditolak',
    en: 'Withdrawal refused',
    'zh-cn': '提现被拒绝',
    ri: '出金が却下されました',
    han: '출금이 거절되었습니다',
    tai: 'การถอนเงินถูกปฏิเสธ',
  },
  'notice-withdraw-refused-text': {
    dgn: 'Penarikan {number} ditolak. {amount} sudah kembali ke saldo; alasannya ada di riwayat penarikan.',
    en: 'Withdrawal {number} was refused. {amount} is back in your balance; the record says why.',
    'zh-cn': '提现 {number} 被拒绝，{amount} 已退回余额，原因见提现记录。',
    ri: '出金{number}は却下され、{amount}が残高に戻りました。理由は履歴をご覧ください。',
    han: '출금 {number}이(가) 거절되어 {amount}이(가) 잔액으로 반환되었습니다. 사유는 출금 내역에서 확인하세요.',
    tai: 'การถอน {number} ถูกปฏิเสธ {amount} กลับเข้ายอดคงเหลือแล้ว ดูเหตุผลได้ในประวัติ',
  },
} satisfies Record<string, Message>
