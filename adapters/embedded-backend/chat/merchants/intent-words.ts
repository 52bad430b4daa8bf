/** The topics that a simulated merchant recognises. */
export type Intent =
  | 'person'
  | 'refund'
  | 'order'
  | 'shipping'
  | 'size'
  | 'topup'
  | 'payment'
  | 'photo'
  | 'product'
  | 'thanks'
  | 'greeting'

const list = (words: string): readonly string[] => words.split('|')

/** Word prefixes that indicate a topic, in Indonesian, English, Chinese, Japanese, Korean and Thai. */
export const INTENT_WORDS: readonly (readonly [Intent, readonly string[]])[] = [
  [
    'person',
    list(
      'petugas|orang asli|admin|manusia|human|real person|a person|agent|operator|人工|真人|担当者|オペレーター|상담원|사람과|เจ้าหน้าที่|คนจริง',
    ),
  ],
  [
    'refund',
    list(
      'refund|retur|kembalikan|pengembalian|return|uang kembali|money back|rusak|cacat|broken|damaged|defect|退货|退款|返品|返金|壊れ|반품|환불|คืนสินค้า|คืนเงิน|ขอเงินคืน',
    ),
  ],
  [
    'order',
    list(
      'pesanan|order|resi|paket saya|di mana|dimana|lacak|tracking|track|my parcel|where is my|订单|快递单|到哪|注文|追跡|どこ|주문|어디|택배|คำสั่งซื้อ|พัสดุ|อยู่ที่ไหน',
    ),
  ],
  [
    'shipping',
    list(
      'ongkir|ongkos kirim|pengiriman|kirim ke|berapa hari|berapa lama|kurir|shipping|delivery|deliver|ship to|how long|courier|运费|发货|多久|邮费|送料|配送|発送|배송|운송|ค่าส่ง|ค่าจัดส่ง|จัดส่ง|กี่วัน',
    ),
  ],
  [
    'size',
    list(
      'ukuran|varian|pilihan warna|warna apa|size|sizes|variant|which colour|what colour|what color|options|尺码|尺寸|规格|颜色|サイズ|種類|色は|사이즈|옵션|색상|ขนาด|ตัวเลือก|สีอะไร|ไซซ์',
    ),
  ],
  [
    'topup',
    list(
      'isi saldo|top up|top-up|topup|tarik dana|withdraw|recharge|充值|提现|チャージ|出金|충전|출금|เติมเงิน|ถอนเงิน',
    ),
  ],
  [
    'payment',
    list(
      'bayar|membayar|dibayar|pembayaran|metode pembayaran|saldo|kode pembayaran|pin|暗証番号|pay|payment|payment code|付款|支付|支払|決済|결제|지불|ชำระ|จ่ายเงิน',
    ),
  ],
  ['photo', list('foto|gambar|photo|picture|图片|照片|写真|画像|사진|รูป')],
  [
    'product',
    list(
      'stok|harga|ready|masih ada|tersedia|diskon|bahan|garansi|stock|price|how much|available|do you have|material|warranty|库存|有货|价格|多少钱|在庫|値段|価格|いくら|재고|가격|얼마|สต็อก|ราคา|มีของ',
    ),
  ],
  [
    'thanks',
    list('terima kasih|terimakasih|makasih|thanks|thank you|thx|谢谢|感谢|ありがとう|감사|고마워|ขอบคุณ'),
  ],
  [
    'greeting',
    list(
      'halo|hai|hi|hello|hey|permisi|selamat pagi|selamat siang|selamat sore|selamat malam|pagi|siang|good morning|good evening|你好|您好|在吗|こんにちは|はじめまして|안녕|สวัสดี',
    ),
  ],
]
