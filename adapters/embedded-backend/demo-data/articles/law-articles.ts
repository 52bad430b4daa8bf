import type { DemoArticle } from '../demo-types.ts'
import { inSix } from '../words.ts'

const DAY = 86_400

export const LAW_ARTICLES: readonly DemoArticle[] = [
  {
    key: 'terms',
    kind: 'law',
    title: inSix(
      'Ketentuan layanan',
      'Terms of service',
      '服务条款',
      '利用規約',
      '이용 약관',
      'ข้อกำหนดการให้บริการ',
    ),
    content: inSix(
      '<h2>Peran Lintas</h2><p>Lintas adalah tempat bertemu pembeli dan penjual. Kontrak jual beli terjadi antara Anda dan toko yang namanya tertulis di pesanan.</p><h2>Akun</h2><p>Anda bertanggung jawab menjaga kata sandi dan PIN pembayaran. Satu orang memakai satu akun.</p><h2>Harga dan pembayaran</h2><p>Harga tertulis dalam dolar AS dan sudah termasuk bea masuk. Jumlah yang mengikat adalah jumlah pada halaman konfirmasi pesanan.</p><h2>Larangan</h2><ul><li>Menjual kembali akun atau saldo.</li><li>Menulis ulasan dengan imbalan.</li><li>Memakai layanan untuk barang terlarang.</li></ul><h2>Perubahan</h2><p>Perubahan ketentuan diumumkan lewat pemberitahuan sedikitnya 14 hari sebelumnya.</p>',
      '<h2>What Lintas does</h2><p>Lintas is where shoppers and shops meet. The sale is between you and the shop named in the order.</p><h2>Account</h2><p>You keep your password and payment code safe. One person uses one account.</p><h2>Prices and payment</h2><p>Prices are in US dollars and include import duty. The binding amount is the one on the order confirmation.</p><h2>Not allowed</h2><ul><li>Selling accounts or balance.</li><li>Reviews in return for a reward.</li><li>Using the service for prohibited goods.</li></ul><h2>Changes</h2><p>Changes are announced by notice at least 14 days ahead.</p>',
      '<h2>Lintas 的角色</h2><p>Lintas 是买家与卖家相遇的地方。买卖合同由您与订单上所列的店铺订立。</p><h2>账号</h2><p>您负责妥善保管登录密码和支付密码。一人使用一个账号。</p><h2>价格与付款</h2><p>价格以美元标示，已含进口税。以订单确认页上的金额为准。</p><h2>禁止事项</h2><ul><li>转卖账号或余额。</li><li>为获取报酬而撰写评价。</li><li>利用服务交易违禁品。</li></ul><h2>变更</h2><p>条款变更至少提前 14 天以通知方式公布。</p>',
      '<h2>Lintasの役割</h2><p>Lintasは買う人とショップが出会う場です。売買契約は、お客さまと注文に記載されたショップとの間で成立します。</p><h2>アカウント</h2><p>パスワードと支払い暗証番号はご自身で大切に保管してください。アカウントはお一人につき一つです。</p><h2>価格とお支払い</h2><p>価格は米ドル表示で、輸入税を含みます。注文確認画面の金額が確定額です。</p><h2>禁止事項</h2><ul><li>アカウントや残高の転売。</li><li>報酬を目的としたレビュー。</li><li>禁止された商品のためのご利用。</li></ul><h2>変更</h2><p>規約の変更は、少なくとも14日前にお知らせします。</p>',
      '<h2>Lintas의 역할</h2><p>Lintas는 구매자와 판매자가 만나는 곳입니다. 매매 계약은 고객님과 주문에 적힌 스토어 사이에 맺어집니다.</p><h2>계정</h2><p>비밀번호와 결제 비밀번호는 직접 안전하게 보관해야 합니다. 한 사람이 하나의 계정을 사용합니다.</p><h2>가격과 결제</h2><p>가격은 미국 달러이며 수입 관세가 포함되어 있습니다. 주문 확인 화면의 금액이 기준입니다.</p><h2>금지 사항</h2><ul><li>계정이나 잔액의 재판매.</li><li>대가를 받고 쓰는 리뷰.</li><li>금지된 물품을 위한 서비스 이용.</li></ul><h2>변경</h2><p>약관 변경은 최소 14일 전에 알림으로 안내합니다.</p>',
      '<h2>บทบาทของ Lintas</h2><p>Lintas เป็นที่พบกันของผู้ซื้อและผู้ขาย สัญญาซื้อขายเกิดขึ้นระหว่างคุณกับร้านที่ระบุในคำสั่งซื้อ</p><h2>บัญชี</h2><p>คุณเป็นผู้รับผิดชอบในการเก็บรักษารหัสผ่านและรหัส PIN หนึ่งคนใช้หนึ่งบัญชี</p><h2>ราคาและการชำระเงิน</h2><p>ราคาเป็นดอลลาร์สหรัฐและรวมภาษีนำเข้าแล้ว ยอดที่มีผลคือยอดในหน้ายืนยันคำสั่งซื้อ</p><h2>ข้อห้าม</h2><ul><li>ขายต่อบัญชีหรือยอดเงิน</li><li>เขียนรีวิวเพื่อแลกกับผลตอบแทน</li><li>ใช้บริการกับสินค้าต้องห้าม</li></ul><h2>การเปลี่ยนแปลง</h2><p>จะแจ้งการเปลี่ยนแปลงข้อกำหนดล่วงหน้าอย่างน้อย 14 วัน</p>',
    ),
    secondsAgo: 200 * DAY,
  },
  {
    key: 'privacy',
    kind: 'law',
    title: inSix(
      'Kebijakan privasi',
      'Privacy policy',
      '隐私政策',
      'プライバシーポリシー',
      '개인정보 처리방침',
      'นโยบายความเป็นส่วนตัว',
    ),
    content: inSix(
      '<h2>Data yang kami simpan</h2><ul><li>Nama, email, nomor ponsel, dan alamat pengiriman.</li><li>Pesanan, pembayaran, dan percakapan dengan toko.</li></ul><h2>Untuk apa</h2><p>Data dipakai untuk mengirim pesanan, mencegah penyalahgunaan, dan menjawab Anda. Kami tidak menjual data dan tidak memasang pelacak iklan.</p><h2>Siapa yang melihat</h2><p>Toko melihat nama penerima, nomor, dan alamat untuk pesanan yang bersangkutan. Kurir melihat hal yang sama.</p><h2>Hak Anda</h2><p>Anda dapat meminta salinan atau penghapusan data lewat layanan pelanggan. Catatan keuangan disimpan selama diwajibkan hukum.</p>',
      '<h2>What we keep</h2><ul><li>Name, email, mobile number and delivery addresses.</li><li>Orders, payments and conversations with shops.</li></ul><h2>What for</h2><p>To deliver orders, prevent abuse and answer you. We do not sell data and set no advertising trackers.</p><h2>Who sees it</h2><p>A shop sees the receiver, number and address of its own order. So does the courier.</p><h2>Your rights</h2><p>Ask customer service for a copy or for deletion. Financial records are kept as long as the law requires.</p>',
      '<h2>我们保存的数据</h2><ul><li>姓名、邮箱、手机号码和收货地址。</li><li>订单、付款以及与店铺的对话。</li></ul><h2>用途</h2><p>用于配送订单、防止滥用和回复您。我们不出售数据，也不使用广告跟踪器。</p><h2>谁能看到</h2><p>店铺只能看到其订单的收件人、电话和地址，快递员也是如此。</p><h2>您的权利</h2><p>您可以通过客服索取数据副本或要求删除。财务记录会按法律要求的期限保存。</p>',
      '<h2>保存する情報</h2><ul><li>氏名、メールアドレス、携帯電話番号、お届け先。</li><li>注文、お支払い、ショップとのやり取り。</li></ul><h2>利用目的</h2><p>注文の配送、不正の防止、お問い合わせへの回答に利用します。情報の販売や広告のための追跡は行いません。</p><h2>情報を見る人</h2><p>ショップは、その注文の受取人、電話番号、住所だけを見ます。配送業者も同じです。</p><h2>お客さまの権利</h2><p>カスタマーサービスに、情報の写しや削除を求めることができます。会計の記録は法律で定められた期間保存します。</p>',
      '<h2>보관하는 정보</h2><ul><li>이름, 이메일, 휴대폰 번호, 배송지.</li><li>주문, 결제, 스토어와의 대화.</li></ul><h2>이용 목적</h2><p>주문 배송, 부정 이용 방지, 문의 답변에 사용합니다. 정보를 팔지 않으며 광고 추적기를 두지 않습니다.</p><h2>누가 보나요</h2><p>스토어는 해당 주문의 받는 사람, 연락처, 주소만 봅니다. 택배사도 마찬가지입니다.</p><h2>고객님의 권리</h2><p>고객센터를 통해 정보 사본이나 삭제를 요청할 수 있습니다. 금융 기록은 법이 정한 기간 동안 보관합니다.</p>',
      '<h2>ข้อมูลที่เราเก็บ</h2><ul><li>ชื่อ อีเมล เบอร์มือถือ และที่อยู่จัดส่ง</li><li>คำสั่งซื้อ การชำระเงิน และแชตกับร้าน</li></ul><h2>ใช้เพื่ออะไร</h2><p>เพื่อจัดส่งคำสั่งซื้อ ป้องกันการใช้ในทางที่ผิด และตอบคำถามของคุณ เราไม่ขายข้อมูลและไม่ติดตามเพื่อการโฆษณา</p><h2>ใครเห็นบ้าง</h2><p>ร้านเห็นเฉพาะชื่อผู้รับ เบอร์โทร และที่อยู่ของคำสั่งซื้อของร้าน บริษัทขนส่งก็เช่นกัน</p><h2>สิทธิของคุณ</h2><p>ขอสำเนาหรือขอลบข้อมูลได้ทางฝ่ายบริการลูกค้า บันทึกทางการเงินจะเก็บไว้ตามที่กฎหมายกำหนด</p>',
    ),
    secondsAgo: 200 * DAY,
  },
  {
    key: 'refund-policy',
    kind: 'law',
    title: inSix(
      'Kebijakan refund',
      'Refund policy',
      '退款政策',
      '返金ポリシー',
      '환불 정책',
      'นโยบายการคืนเงิน',
    ),
    content: inSix(
      '<p>Anda berhak atas refund bila barang tidak dikirim, rusak saat diterima, atau tidak sesuai keterangan.</p><h2>Batas waktu</h2><ul><li>Belum dikirim: kapan saja sebelum penjual mengirim.</li><li>Sudah diterima: 7 hari sejak konfirmasi penerimaan.</li></ul><h2>Ongkir retur</h2><p>Ditanggung penjual bila barang rusak atau salah, selain itu ditanggung pembeli.</p><h2>Yang dikecualikan</h2><p>Makanan yang sudah dibuka, pakaian dalam, dan barang yang dibuat khusus, kecuali barangnya cacat.</p>',
      '<p>You are entitled to a refund if goods are not shipped, arrive damaged or differ from the description.</p><h2>Time limits</h2><ul><li>Not shipped: any time before the shop ships.</li><li>Received: 7 days from confirming receipt.</li></ul><h2>Return postage</h2><p>Paid by the shop if goods are faulty or wrong, otherwise by the buyer.</p><h2>Exceptions</h2><p>Opened food, underwear and made-to-order goods, unless they are faulty.</p>',
      '<p>商品未发货、到货损坏或与描述不符时，您有权获得退款。</p><h2>时限</h2><ul><li>未发货：卖家发货前随时可以申请。</li><li>已收货：确认收货起 7 天内。</li></ul><h2>退货运费</h2><p>商品有瑕疵或发错时由卖家承担，其他情况由买家承担。</p><h2>例外</h2><p>已拆封的食品、内衣和定制商品不适用，商品有瑕疵的除外。</p>',
      '<p>商品が発送されない、届いたときに破損している、説明と異なる場合は返金を受けられます。</p><h2>期限</h2><ul><li>未発送：ショップが発送するまでいつでも。</li><li>受け取り後：受け取りの確認から7日以内。</li></ul><h2>返送料</h2><p>不良品や誤配送の場合はショップの負担、それ以外はお客さまの負担です。</p><h2>対象外</h2><p>開封した食品、下着、受注生産の商品。ただし不良品は除きます。</p>',
      '<p>상품이 발송되지 않았거나, 파손되어 도착했거나, 설명과 다르면 환불받을 수 있습니다.</p><h2>기한</h2><ul><li>발송 전: 판매자가 발송하기 전까지 언제든지.</li><li>수령 후: 수령 확인일부터 7일.</li></ul><h2>반송 배송비</h2><p>상품에 하자가 있거나 잘못 배송된 경우 판매자가, 그 외에는 구매자가 부담합니다.</p><h2>예외</h2><p>개봉한 식품, 속옷, 주문 제작 상품. 단, 하자가 있는 경우는 제외합니다.</p>',
      '<p>คุณมีสิทธิ์ได้รับเงินคืนหากสินค้าไม่ถูกส่ง เสียหายเมื่อได้รับ หรือไม่ตรงกับคำอธิบาย</p><h2>ระยะเวลา</h2><ul><li>ยังไม่ส่ง: ได้ทุกเมื่อก่อนร้านส่งของ</li><li>ได้รับแล้ว: 7 วันนับจากยืนยันการรับสินค้า</li></ul><h2>ค่าส่งคืน</h2><p>ร้านเป็นผู้จ่ายหากสินค้าชำรุดหรือส่งผิด นอกนั้นผู้ซื้อเป็นผู้จ่าย</p><h2>ข้อยกเว้น</h2><p>อาหารที่เปิดแล้ว ชุดชั้นใน และสินค้าสั่งทำ ยกเว้นสินค้าชำรุด</p>',
    ),
    secondsAgo: 200 * DAY,
  },
  {
    key: 'about',
    kind: 'about',
    title: inSix(
      'Tentang Lintas',
      'About Lintas',
      '关于 Lintas',
      'Lintasについて',
      'Lintas 소개',
      'เกี่ยวกับ Lintas',
    ),
    content: inSix(
      '<p>Lintas menghubungkan pembeli di Indonesia dengan toko kecil di sebelas negara. Kami mengurus bea masuk, pengiriman, dan pengembalian, sehingga membeli dari Kyoto semudah membeli dari Bandung.</p><h2>Hubungi kami</h2><p>Layanan pelanggan menjawab lewat chat setiap hari pukul 08.00 sampai 22.00 WIB.</p>',
      '<p>Lintas connects shoppers in Indonesia with small shops in eleven countries. We look after duty, delivery and returns, so that buying from Kyoto is as easy as buying from Bandung.</p><h2>Contact</h2><p>Customer service answers by chat every day from 08:00 to 22:00 Jakarta time.</p>',
      '<p>Lintas 把印度尼西亚的买家与十一个国家的小店连接起来。关税、配送和退货由我们处理，从京都购物就像从万隆购物一样方便。</p><h2>联系我们</h2><p>客服每天 08:00 至 22:00（雅加达时间）在线解答。</p>',
      '<p>Lintasは、インドネシアのお客さまと11か国の小さなショップをつなぎます。関税、配送、返品は私たちが引き受けるので、京都のお店でもバンドンと同じように気軽に買い物できます。</p><h2>お問い合わせ</h2><p>カスタマーサービスは毎日08:00〜22:00（ジャカルタ時間）にチャットでお答えします。</p>',
      '<p>Lintas는 인도네시아의 구매자와 열한 나라의 작은 스토어를 이어 줍니다. 관세, 배송, 반품을 저희가 맡아, 교토에서 사는 일이 반둥에서 사는 것만큼 쉽습니다.</p><h2>문의</h2><p>고객센터는 매일 08:00~22:00(자카르타 시간)에 채팅으로 답합니다.</p>',
      '<p>Lintas เชื่อมผู้ซื้อในอินโดนีเซียกับร้านเล็ก ๆ ในสิบเอ็ดประเทศ เราดูแลภาษีนำเข้า การจัดส่ง และการคืนสินค้า ซื้อจากเกียวโตจึงง่ายเหมือนซื้อจากบันดุง</p><h2>ติดต่อเรา</h2><p>ฝ่ายบริการลูกค้าตอบทางแชตทุกวัน 08:00 ถึง 22:00 น. ตามเวลาจาการ์ตา</p>',
    ),
    secondsAgo: 200 * DAY,
  },
]
