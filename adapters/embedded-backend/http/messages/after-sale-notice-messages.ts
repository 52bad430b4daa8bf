import type { Message } from './message.ts'

const six = (dgn: string, en: string, zhCn: string, ri: string, han: string, tai: string): Message => ({
  dgn,
  en,
  'zh-cn': zhCn,
  ri,
  han,
  tai,
})

/** How refunds go on and complaints are answered; see notice-messages.ts. */
export const afterSaleNoticeMessages = {
  'notice-refund-passed': six(
    'Refund disetujui',
    'Refund paid',
    '退款成功',
    '返金が完了しました',
    '환불이 완료되었습니다',
    'คืนเงินสำเร็จ',
  ),
  'notice-refund-passed-text': six(
    '{amount} untuk pesanan {number} sudah kembali ke saldo Anda.',
    '{amount} for order {number} is back in your balance.',
    '订单 {number} 的 {amount} 已退回您的余额。',
    '注文{number}の{amount}が残高に戻りました。',
    '주문 {number}의 {amount}이(가) 잔액으로 환불되었습니다.',
    '{amount} ของคำสั่งซื้อ {number} กลับเข้ายอดเงินแล้ว',
  ),
  'notice-refund-refused': six(
    'Refund ditolak',
    'Refund refused',
    '退款被拒绝',
    '返金が却下されました',
    '환불이 거절되었습니다',
    'คำขอคืนเงินถูกปฏิเสธ',
  ),
  'notice-refund-refused-text': six(
    'Refund {amount} untuk pesanan {number} ditolak. Alasannya ada di detail refund.',
    'The refund of {amount} for order {number} was refused. The reason is in its details.',
    '订单 {number} 的退款 {amount} 被拒绝，原因请见退款详情。',
    '注文{number}の返金（{amount}）は却下されました。理由は返金の詳細をご覧ください。',
    '주문 {number}의 환불({amount})이 거절되었습니다. 사유는 환불 상세에서 확인해 주세요.',
    'คำขอคืนเงิน {amount} ของคำสั่งซื้อ {number} ถูกปฏิเสธ ดูเหตุผลในรายละเอียด',
  ),
  'notice-refund-return': six(
    'Kirim barang kembali',
    'Send the goods back',
    '请寄回商品',
    '商品を返送してください',
    '상품을 반송해 주세요',
    'โปรดส่งสินค้าคืน',
  ),
  'notice-refund-return-text': six(
    'Retur pesanan {number} disetujui. Isi nomor resi dalam 7 hari; {amount} kembali setelah barang tiba.',
    'The return of order {number} is approved. Enter the parcel number within 7 days; {amount} comes back once the goods arrive.',
    '订单 {number} 的退货申请已通过。请在 7 天内填写快递单号，商品送达后退还 {amount}。',
    '注文{number}の返品が承認されました。7日以内に追跡番号を入力してください。到着後に{amount}を返金します。',
    '주문 {number}의 반품이 승인되었습니다. 7일 안에 운송장 번호를 입력해 주세요. 도착하면 {amount}을(를) 환불합니다.',
    'อนุมัติการคืนสินค้าของคำสั่งซื้อ {number} แล้ว กรอกเลขพัสดุภายใน 7 วัน แล้วจะคืน {amount} เมื่อสินค้าถึง',
  ),
  'notice-complaint-answered': six(
    'Keluhan dijawab',
    'Your complaint is answered',
    '投诉已回复',
    'ご意見への回答',
    '보내 주신 의견에 답변드렸습니다',
    'ตอบข้อร้องเรียนแล้ว',
  ),
  'notice-complaint-answered-text': six(
    'Ada jawaban untuk keluhan {number}.',
    'There is an answer to complaint {number}.',
    '投诉 {number} 已有回复。',
    '{number}へのご意見に回答しました。',
    '접수 번호 {number}에 답변이 등록되었습니다.',
    'มีคำตอบสำหรับข้อร้องเรียน {number}',
  ),
  'complaint-reply-order': six(
    'Terima kasih. Keluhan dan bukti Anda sudah kami teruskan ke toko. Bila belum selesai, ajukan refund dari pesanan ini.',
    'Thank you. We have passed your complaint and its proof on to the shop. If it is not settled, apply for a refund from the order.',
    '感谢反馈。我们已将您的投诉和凭证转交店铺。如仍未解决，请在该订单中申请退款。',
    'ありがとうございます。ご意見と写真をショップに伝えました。解決しない場合は、注文から返金を申請してください。',
    '감사합니다. 불만 내용과 증빙을 스토어에 전달했습니다. 해결되지 않으면 주문에서 환불을 신청해 주세요.',
    'ขอบคุณค่ะ เราส่งเรื่องและหลักฐานให้ร้านค้าแล้ว หากยังไม่เรียบร้อย โปรดขอคืนเงินจากคำสั่งซื้อนี้',
  ),
  'complaint-reply-platform': six(
    'Terima kasih. Tim kami sudah membaca masukan Anda dan mencatatnya untuk perbaikan.',
    'Thank you. Our team has read your words and noted them for improvement.',
    '感谢反馈。我们的团队已阅读并记录，用于改进。',
    'ありがとうございます。担当者が拝読し、改善のため記録しました。',
    '감사합니다. 담당자가 내용을 읽고 개선 사항으로 기록했습니다.',
    'ขอบคุณค่ะ ทีมงานอ่านและบันทึกไว้เพื่อปรับปรุงแล้ว',
  ),
} satisfies Record<string, Message>
