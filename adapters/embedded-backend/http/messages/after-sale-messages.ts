import type { Message } from './message.ts'

const six = (dgn: string, en: string, zhCn: string, ri: string, han: string, tai: string): Message => ({
  dgn,
  en,
  'zh-cn': zhCn,
  ri,
  han,
  tai,
})

/** Said by the calls of review and complaint. */
export const afterSaleMessages = {
  'review-empty': six(
    'Isi ulasan tidak boleh kosong',
    'Review content cannot be empty',
    '评价内容不能为空',
    'レビュー内容を入力してください',
    '리뷰 내용을 입력해 주세요',
    'เนื้อหารีวิวต้องไม่ว่าง',
  ),
  'review-already': six(
    'Barang ini sudah diulas',
    'This item is already reviewed',
    '该商品已评价',
    'この商品はレビュー済みです',
    '이미 리뷰한 상품입니다',
    'รีวิวสินค้านี้แล้ว',
  ),
  'review-line-not-found': six(
    'Barang ini tidak ada di pesanan',
    'This item is not in the order',
    '订单中没有该商品',
    'この商品は注文にありません',
    '주문에 없는 상품입니다',
    'ไม่มีสินค้านี้ในคำสั่งซื้อ',
  ),
  'review-saved': six(
    'Terima kasih atas ulasan Anda',
    'Thank you for your review',
    '感谢您的评价',
    'レビューありがとうございます',
    '리뷰해 주셔서 감사합니다',
    'ขอบคุณสำหรับรีวิว',
  ),
  'picture-not-yours': six(
    'Unggah gambar itu lagi',
    'Please upload that picture again',
    '请重新上传该图片',
    '画像をもう一度アップロードしてください',
    '사진을 다시 올려 주세요',
    'โปรดอัปโหลดรูปนั้นอีกครั้ง',
  ),
  'complaint-saved': six(
    'Keluhan Anda kami terima',
    'We have received your complaint',
    '我们已收到您的投诉',
    'ご意見を受け付けました',
    '의견이 접수되었습니다',
    'เราได้รับข้อร้องเรียนของคุณแล้ว',
  ),
  'complaint-content-required': six(
    'Isi keluhan tidak boleh kosong',
    'Write what the complaint is about',
    '请填写投诉内容',
    '内容を入力してください',
    '불만 내용을 입력해 주세요',
    'กรอกเนื้อหาข้อร้องเรียน',
  ),
  'complaint-certificate-required': six(
    'Unggah foto bukti keluhan',
    'Upload photo proof',
    '请上传凭证',
    '状況がわかる写真をアップロードしてください',
    '증빙 사진을 올려 주세요',
    'อัปโหลดหลักฐานประกอบ',
  ),
  'complaints-full': six(
    'Paling banyak {most} keluhan sehari',
    'At most {most} complaints a day',
    '每天最多提交 {most} 条投诉',
    '1日に{most}件までです',
    '하루에 최대 {most}건까지 접수할 수 있습니다',
    'ส่งข้อร้องเรียนได้วันละไม่เกิน {most} เรื่อง',
  ),
} satisfies Record<string, Message>
