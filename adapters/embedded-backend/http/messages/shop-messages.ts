import type { Message } from './message.ts'

/** Messages of catalogue, favourites and cart. */
export const shopMessages = {
  'product-not-found': {
    dgn: 'Produk tidak ditemukan',
    en: 'Product not found',
    'zh-cn': '未找到该商品',
    ri: '商品が見つかりません',
    han: '상품을 찾을 수 없습니다',
    tai: 'ไม่พบสินค้า',
  },
  'shop-not-found': {
    dgn: 'Toko tidak ditemukan',
    en: 'Shop not found',
    'zh-cn': '未找到该店铺',
    ri: 'ショップが見つかりません',
    han: '스토어를 찾을 수 없습니다',
    tai: 'ไม่พบร้านค้า',
  },
  'choose-a-spec': {
    dgn: 'Pilih varian yang tersedia',
    en: 'Please choose an available option',
    'zh-cn': '请选择有效的规格',
    ri: '購入できる種類を選んでください',
    han: '선택 가능한 옵션을 골라 주세요',
    tai: 'กรุณาเลือกตัวเลือกที่มี',
  },
  'off-sale': {
    dgn: 'Produk ini sudah tidak dijual',
    en: 'This product is no longer for sale',
    'zh-cn': '该商品已下架',
    ri: 'この商品は販売を終了しました',
    han: '판매가 종료된 상품입니다',
    tai: 'สินค้านี้เลิกขายแล้ว',
  },
  'sold-out': {
    dgn: 'Stok habis',
    en: 'Sold out',
    'zh-cn': '已售罄',
    ri: '売り切れです',
    han: '품절되었습니다',
    tai: 'สินค้าหมด',
  },
  'cart-full': {
    dgn: 'Keranjang maksimal {max} barang',
    en: 'The cart holds at most {max} different items',
    'zh-cn': '购物车最多容纳 {max} 种商品',
    ri: 'カートには{max}件まで入れられます',
    han: '장바구니에는 최대 {max}개 품목까지 담을 수 있습니다',
    tai: 'ตะกร้าใส่ได้สูงสุด {max} รายการ',
  },
  'cart-line-not-found': {
    dgn: 'Barang ini tidak ada di keranjang',
    en: 'This item is not in your cart',
    'zh-cn': '购物车中没有该商品',
    ri: 'この商品はカートにありません',
    han: '장바구니에 없는 상품입니다',
    tai: 'ไม่มีสินค้านี้ในตะกร้า',
  },
} satisfies Record<string, Message>
