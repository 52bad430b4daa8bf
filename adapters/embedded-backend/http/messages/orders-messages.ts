import type { Message } from './message.ts'

/** Said by the calls of orders, wallet and refunds. */
export const ordersMessages = {
  'order-not-found': {
    dgn: 'Pesanan tidak ditemukan',
    en: 'Order not found',
    'zh-cn': '未找到该订单',
    ri: '注文が見つかりません',
    han: '주문을 찾을 수 없습니다',
    tai: 'ไม่พบคำสั่งซื้อ',
  },
} satisfies Record<string, Message>
