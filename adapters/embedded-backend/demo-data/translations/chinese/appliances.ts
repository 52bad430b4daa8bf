import type { Translations } from '../translations.ts'

export const APPLIANCES_IN_CHINESE: Translations = {
  'Penanak nasi digital 1 liter, 8 menu': '智能电饭煲 1升 8种菜单',
  'Nasi pulen dengan panci berlapis tebal dan menu bubur, ketan, serta kukus. Penghangatnya menjaga nasi tidak kering sampai malam.':
    '加厚涂层内胆，米饭粒粒松软，还可煮粥、蒸糯米和蒸菜。保温到晚上也不发干。',
  '1 liter beras': '1升米',
  'panci aluminium 2,5 mm': '2.5 mm 铝制内胆',

  'Mesin kopi espreso 15 bar, pembuih susu': '15 bar 意式咖啡机 带奶泡',
  'Espreso dengan krema tebal dan susu berbuih dari satu mesin ramping. Tangki airnya dapat dilepas dan dicuci.':
    '机身纤薄，一台搞定浓厚油脂的意式浓缩和绵密奶泡。水箱可拆洗。',
  '1,2 liter': '1.2升',

  'Pemanggang roti dua slot, enam tingkat': '双槽多士炉 六档火力',
  'Slot lebar untuk roti tebal, dengan tombol hangatkan dan cairkan. Baki remahnya ditarik dari bawah.':
    '宽槽可放厚吐司，带加热和解冻键。底部抽屉式面包屑盘。',

  'Pembuat wafel lipat, antilengket': '折叠华夫饼机 不粘涂层',
  'Dua wafel bundar dalam empat menit. Lampunya padam bila suhu siap, dan bisa disimpan berdiri.':
    '四分钟烤好两块圆形华夫饼。预热完成指示灯熄灭，可竖立收纳。',
  antilengket: '不粘涂层',

  'Jam weker dua bel dengan lampu malam': '双铃闹钟 带夜灯',
  'Weker logam yang benar-benar membangunkan, dengan mesin tanpa detak. Tombol di belakang menyalakan lampu layar.':
    '真正叫得醒的金属闹钟，静音机芯没有滴答声。背面按钮可点亮表盘。',
  'kuarsa tanpa detak': '静音石英机芯',

  'Baterai AA isi ulang, 8 buah dan pengisi': '5号充电电池 8节装 含充电器',
  'Delapan baterai yang dapat diisi sampai 1.000 kali dan pengisi empat lubang dengan lampu terpisah. Daya simpannya tetap setelah setahun.':
    '八节电池可循环充电1,000次，四槽充电器独立指示。存放一年仍有电。',
  '8 baterai, 1 pengisi': '电池8节、充电器1个',
  '4 jam': '4小时',

  'Termometer dan higrometer ruang, layar besar': '室内温湿度计 大屏显示',
  'Suhu dan kelembapan kamar terbaca dari seberang ruangan. Mencatat nilai tertinggi dan terendah 24 jam.':
    '房间温湿度隔着屋子也看得清。记录24小时最高值和最低值。',

  'Lampu darurat isi ulang, bisa digantung': '充电应急灯 可悬挂',
  'Menyala sendiri saat listrik padam dan bertahan delapan jam. Kaitnya pas di paku atau tali tenda.':
    '停电自动亮起，可连续照明八小时。挂钩能挂钉子或帐篷绳。',
  '8 jam': '8小时',

  'Bohlam LED hangat 9 W, isi 3': '9 W LED暖光灯泡 3只装',
  'Cahaya hangat 2.700 K yang dapat diredupkan dan tidak berkedip. Setara lampu pijar 60 watt.':
    '2,700 K 暖光，可调光不频闪。相当于60瓦白炽灯。',
  '3 tahun': '3年',
  Hangat: '暖光',
  'Putih netral': '中性白光',
  '3 buah': '3只',
  '6 buah': '6只',

  'Pemeras jeruk listrik, baling baja': '电动榨橙机 不锈钢锥头',
  'Jeruk peras tanpa biji untuk sarapan; berputar dua arah begitu ditekan. Semua bagian atasnya bisa dicuci.':
    '一压即转、双向旋转，早餐橙汁不带籽。上部配件全部可水洗。',
  'baja, plastik bebas BPA': '不锈钢、不含BPA塑料',

  'Mikroskop digital 1.000x dengan layar': '1,000倍数码显微镜 带屏',
  'Layar tujuh inci menampilkan serangga, koin, dan papan sirkuit. Foto tersimpan ke kartu atau laptop.':
    '七英寸屏观察昆虫、硬币和电路板。照片可存卡或传电脑。',
  '7 inci': '7英寸',

  'Jam meja kayu dengan radio dan Bluetooth': '木质台钟 收音机蓝牙音箱',
  'Jam meja berbadan kayu dengan pengeras suara hangat di baliknya. Radio, Bluetooth, dan dua alarm.':
    '木质机身，背后是音色温暖的音箱。支持收音机、蓝牙和双闹钟。',
  'kayu ek': '橡木',

  'Mixer audio empat kanal, USB': '四路调音台 USB',
  'Empat masukan dengan gema digital untuk siaran langsung dan pertemuan. Rekaman langsung ke laptop lewat USB.':
    '四路输入带数字混响，适合直播和会议。USB直连电脑录音。',
  'daya fantom 48 V': '48 V 幻象电源',
}
