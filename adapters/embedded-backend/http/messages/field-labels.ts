import type { Language } from '../../../../domain/account/language.ts'
import { type Message, six } from './message.ts'
import type { MessageArgs } from './messages.ts'

const area = six('Wilayah', 'Area', '所在地区', '地域', '지역', 'พื้นที่')
const pictures = six('Foto', 'Photos', '照片', '写真', '사진', 'รูปภาพ')
const quantity = six('Jumlah', 'Quantity', '数量', '数量', '수량', 'จำนวน')
const score = six('Nilai bintang', 'Star rating', '星级评分', '星の評価', '별점', 'คะแนนดาว')
const soughtWords = six('Kata pencarian', 'Search words', '搜索词', '検索ワード', '검색어', 'คำค้นหา')
const given = six('Alasan', 'Reason', '原因', '理由', '사유', 'เหตุผล')

/** What forms call the fields of api.md; of the two that one name stands for, the words fit both. */
const LABELS: Readonly<Record<string, Message>> = {
  account: six('Akun', 'Account', '账号', 'アカウント', '계정', 'บัญชี'),
  password: six('Kata sandi', 'Password', '密码', 'パスワード', '비밀번호', 'รหัสผ่าน'),
  oldpassword: six(
    'Kata sandi lama',
    'Old password',
    '旧密码',
    '現在のパスワード',
    '현재 비밀번호',
    'รหัสผ่านเดิม',
  ),
  newpassword: six(
    'Kata sandi baru',
    'New password',
    '新密码',
    '新しいパスワード',
    '새 비밀번호',
    'รหัสผ่านใหม่',
  ),
  password_pay: six(
    'PIN pembayaran',
    'Payment code',
    '支付密码',
    '支払い暗証番号',
    '결제 비밀번호',
    'รหัส PIN',
  ),
  captcha: six('Kode', 'Code', '验证码', '認証コード', '인증 코드', 'รหัสยืนยัน'),
  username: six('Nama keluarga', 'Family name', '姓', '姓', '성', 'นามสกุล'),
  nickname: six('Nama depan', 'Given name', '名', '名', '이름', 'ชื่อ'),
  email: six('Email', 'Email', '邮箱', 'メールアドレス', '이메일', 'อีเมล'),
  mobile: six('Nomor ponsel', 'Mobile number', '手机号码', '携帯電話番号', '휴대폰 번호', 'เบอร์มือถือ'),
  avatar: six('Foto profil', 'Profile picture', '头像', 'プロフィール写真', '프로필 사진', 'รูปโปรไฟล์'),
  birthday: six('Tanggal lahir', 'Birthday', '生日', '生年月日', '생년월일', 'วันเกิด'),
  gender: six('Jenis kelamin', 'Gender', '性别', '性別', '성별', 'เพศ'),
  bio: six('Tentang saya', 'About me', '个人简介', '自己紹介', '소개', 'เกี่ยวกับฉัน'),
  name: six('Nama penerima', 'Recipient name', '收件人姓名', '受取人のお名前', '받는 사람', 'ชื่อผู้รับ'),
  province_id: area,
  city_id: area,
  area_id: area,
  detail: six('Alamat lengkap', 'Full address', '详细地址', '詳しい住所', '상세 주소', 'ที่อยู่โดยละเอียด'),
  tag: six('Label alamat', 'Address label', '地址标签', 'ラベル', '배송지 이름', 'ป้ายที่อยู่'),
  num: quantity,
  cart_num: quantity,
  number: quantity,
  note: six(
    'Catatan untuk penjual',
    'Note for the seller',
    '给卖家留言',
    'ショップへの連絡事項',
    '판매자에게 남길 메모',
    'หมายเหตุถึงผู้ขาย',
  ),
  promo_code: six('Kode promo', 'Promo code', '优惠码', 'クーポンコード', '프로모션 코드', 'โค้ดส่วนลด'),
  amount: six('Jumlah refund', 'Refund amount', '退款金额', '返金額', '환불 금액', 'จำนวนเงินคืน'),
  price: six('Jumlah', 'Amount', '金额', '金額', '금액', 'จำนวนเงิน'),
  service_type: six(
    'Jenis pengajuan',
    'Type of request',
    '申请类型',
    '申請の種類',
    '신청 유형',
    'ประเภทคำขอ',
  ),
  receiving_status: six('Status barang', 'Goods status', '收货状态', '商品の状況', '상품 상태', 'สถานะสินค้า'),
  order_product_id: six('Barang', 'Items', '商品', '商品', '상품', 'สินค้า'),
  reason_type: given,
  reason: given,
  reasons: given,
  refund_explain: six('Penjelasan', 'Explanation', '说明', '説明', '설명', 'คำอธิบาย'),
  images: pictures,
  pics: pictures,
  image: six(
    'Bukti transfer',
    'Proof of transfer',
    '转账凭证',
    '振込・送金の明細',
    '송금 증빙',
    'หลักฐานการโอน',
  ),
  express_name: six('Kurir', 'Courier', '快递公司', '配送業者', '택배사', 'ขนส่ง'),
  express_number: six('Nomor resi', 'Tracking number', '快递单号', '追跡番号', '운송장 번호', 'เลขพัสดุ'),
  product_score: score,
  service_score: score,
  postage_score: score,
  score,
  comment: six('Ulasan', 'Review', '评价', 'レビュー', '리뷰', 'รีวิว'),
  content: six('Teks', 'Text', '文字', '本文', '내용', 'ข้อความ'),
  text: six('Teks', 'Text', '文字', '本文', '내용', 'ข้อความ'),
  draft: six('Teks', 'Text', '文字', '本文', '내용', 'ข้อความ'),
  network: six('Jaringan', 'Network', '网络', 'ネットワーク', '네트워크', 'เครือข่าย'),
  blockchain: six(
    'Alamat dompet',
    'Wallet address',
    '钱包地址',
    'ウォレットアドレス',
    '지갑 주소',
    'ที่อยู่กระเป๋าเงิน',
  ),
  tx_hash: six('Hash transaksi', 'Transaction hash', '交易哈希', '取引ハッシュ', '거래 해시', 'แฮชธุรกรรม'),
  real_name: six('Nama pemilik', 'Account holder', '持卡人姓名', '名義人', '예금주', 'ชื่อเจ้าของบัญชี'),
  bank_card: six('Nomor kartu', 'Card number', '卡号', 'カード番号', '카드 번호', 'หมายเลขบัตร'),
  bank_name: six('Nama bank', 'Bank name', '银行名称', '銀行名', '은행명', 'ชื่อธนาคาร'),
  title: soughtWords,
  keyword: soughtWords,
}

/** The fields that have a label. */
export const labelledFields = (): readonly string[] => Object.keys(LABELS)

/** A field that no form shows: a shopper has done nothing wrong there, and its name would say nothing. */
const UNNAMED = six('Isian ini', 'This entry', '此项', 'この項目', '이 항목', 'ช่องนี้')

/** The arguments of a message with the field by its label in the reader's language (api.md 1). */
export const inWords = (language: Language, args: MessageArgs): MessageArgs => {
  const { field } = args
  if (field === undefined) return args
  const label = Object.hasOwn(LABELS, field) ? LABELS[field] : undefined
  return { ...args, field: (label ?? UNNAMED)[language] }
}
