import type { Message } from './message.ts'

/**
 * Texts of notices: `notice-<kind>` is the title and `notice-<kind>-text` the body. Notices are stored as kind and
 * arguments and translated when read, so that they follow the reader's language.
 */
export const noticeMessages = {
  'notice-welcome': {
    dgn: 'Selamat datang di {brand}',
    en: 'Welcome to {brand}',
    'zh-cn': '欢迎来到 {brand}',
    ri: '{brand}へようこそ',
    han: '{brand}에 오신 것을 환영합니다',
    tai: 'ยินดีต้อนรับสู่ {brand}',
  },
  'notice-welcome-text': {
    dgn: 'Akun Anda siap. Buat PIN pembayaran agar bisa membayar dari saldo.',
    en: 'Your account is ready. Set a payment code to pay from your balance.',
    'zh-cn': '您的账号已就绪。设置支付密码后即可使用余额付款。',
    ri: 'アカウントの準備ができました。支払い暗証番号を設定すると残高で支払えます。',
    han: '계정이 준비되었습니다. 결제 비밀번호를 설정하면 잔액으로 결제할 수 있습니다.',
    tai: 'บัญชีของคุณพร้อมใช้งานแล้ว ตั้งรหัส PIN เพื่อจ่ายด้วยยอดเงิน',
  },
  'notice-order-paid': {
    dgn: 'Pembayaran diterima',
    en: 'Payment received',
    'zh-cn': '付款成功',
    ri: 'お支払いを確認しました',
    han: '결제가 확인되었습니다',
    tai: 'ได้รับการชำระเงินแล้ว',
  },
  'notice-order-paid-text': {
    dgn: 'Pesanan {number} sudah dibayar, {amount}. Penjual sedang menyiapkannya.',
    en: 'Order {number} is paid, {amount}. The seller is preparing it.',
    'zh-cn': '订单 {number} 已支付 {amount}，卖家正在备货。',
    ri: '注文{number}のお支払い（{amount}）が完了しました。ショップが準備しています。',
    han: '주문 {number} 결제({amount})가 완료되었습니다. 판매자가 준비하고 있습니다.',
    tai: 'คำสั่งซื้อ {number} ชำระแล้ว {amount} ผู้ขายกำลังเตรียมสินค้า',
  },
  'notice-order-shipped': {
    dgn: 'Pesanan dikirim',
    en: 'Order shipped',
    'zh-cn': '订单已发货',
    ri: '商品を発送しました',
    han: '상품이 발송되었습니다',
    tai: 'จัดส่งคำสั่งซื้อแล้ว',
  },
  'notice-order-shipped-text': {
    dgn: 'Pesanan {number} sudah dalam perjalanan.',
    en: 'Order {number} is on its way.',
    'zh-cn': '订单 {number} 已在运输途中。',
    ri: '注文{number}は配送中です。',
    han: '주문 {number}이(가) 배송 중입니다.',
    tai: 'คำสั่งซื้อ {number} อยู่ระหว่างจัดส่ง',
  },
  'notice-order-arrived': {
    dgn: 'Paket sudah tiba',
    en: 'Parcel delivered',
    'zh-cn': '包裹已送达',
    ri: '荷物が届きました',
    han: '상품이 도착했습니다',
    tai: 'พัสดุถึงแล้ว',
  },
  'notice-order-arrived-text': {
    dgn: 'Pesanan {number} sudah sampai. Konfirmasi setelah Anda terima.',
    en: 'Order {number} has arrived. Confirm once you have it.',
    'zh-cn': '订单 {number} 已送达，收到后请确认收货。',
    ri: '注文{number}が届きました。受け取ったら確認してください。',
    han: '주문 {number}이(가) 도착했습니다. 받으신 뒤 확인해 주세요.',
    tai: 'คำสั่งซื้อ {number} ถึงแล้ว ยืนยันเมื่อได้รับสินค้า',
  },
  'notice-order-closed': {
    dgn: 'Pesanan ditutup',
    en: 'Order closed',
    'zh-cn': '订单已关闭',
    ri: '注文がキャンセルされました',
    han: '주문이 취소되었습니다',
    tai: 'ปิดคำสั่งซื้อแล้ว',
  },
  'notice-order-closed-text': {
    dgn: 'Pesanan {number} ditutup karena belum dibayar. Saldo tidak dipotong.',
    en: 'Order {number} was closed because it was not paid. Nothing was charged.',
    'zh-cn': '订单 {number} 因未付款已关闭，未扣款。',
    ri: '注文{number}は未払いのためキャンセルされました。残高は引かれていません。',
    han: '주문 {number}은(는) 결제되지 않아 취소되었습니다. 차감된 금액은 없습니다.',
    tai: 'คำสั่งซื้อ {number} ถูกปิดเพราะยังไม่ชำระ ไม่มีการหักเงิน',
  },
} satisfies Record<string, Message>
