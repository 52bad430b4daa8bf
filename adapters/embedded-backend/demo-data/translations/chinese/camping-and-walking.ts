import type { Translations } from '../translations.ts'

export const CAMPING_AND_WALKING_IN_CHINESE: Translations = {
  'Tenda kubah 3 orang, tahan hujan dan angin': '3人圆顶帐篷 防雨防风',
  'Lapisan luar 3.000 mm dengan jahitan berselotip dan dua pintu. Berdiri dalam delapan menit oleh satu orang.':
    '外帐防水指数3,000 mm，接缝全压胶，前后双门。一个人八分钟即可搭好。',
  '3 orang': '3人',
  'aluminium 8,5 mm': '铝合金 8.5 mm',

  'Ransel harian 26 liter, kain daur ulang': '26升日用双肩包 再生面料',
  'Dibuat dari 22 botol plastik bekas, dengan punggung berongga yang tidak membuat gerah. Penutup hujan tersimpan di dasar.':
    '由22个回收塑料瓶制成，镂空背板透气不闷汗，包底藏有防雨罩。',
  '26 liter': '26升',
  'poliester daur ulang': '再生聚酯纤维',

  'Sepatu gunung kulit, sol antiselip': '真皮登山鞋 防滑鞋底',
  'Kulit nubuk dengan selaput tahan air dan sol yang mencengkeram batu basah. Sol dapat diganti di tukang sepatu.':
    '磨砂牛皮配防水透气膜，湿滑岩面也抓得牢。鞋底磨损后可到修鞋店更换。',
  'kulit nubuk': '磨砂牛皮',
  'karet, gigi 5 mm': '橡胶，5 mm 深齿',
  'selaput dalam': '内置防水膜',

  'Kompas kuningan saku': '黄铜口袋指南针',
  'Kompas berpenutup dengan jarum redaman minyak yang cepat tenang. Tutup dalamnya berukir skala untuk peta.':
    '翻盖式指南针，充油阻尼让指针迅速稳定，盖内刻有地图比例尺。',
  'kuningan, kaca': '黄铜、玻璃',

  'Senter isi ulang 1.200 lumen': '1,200流明充电手电筒',
  'Sinar sejauh 200 meter dengan lima tingkat dan mode merah. Badan aluminiumnya tahan jatuh dan tahan hujan.':
    '射程200米，五档亮度，带红光模式。铝合金机身耐摔防雨。',
  '4-80 jam': '4–80小时',

  'Teropong bintang 70 mm dengan tripod': '70 mm 天文望远镜 含三脚架',
  'Memperlihatkan cincin Saturnus dan kawah bulan di malam cerah. Termasuk dua lensa mata, pencari titik merah, dan tas.':
    '晴夜可见土星环和月球环形山。附两枚目镜、红点寻星镜和收纳包。',
  'bukaan 70 mm, fokus 400 mm': '口径70 mm，焦距400 mm',
  '2 lensa mata, tripod, tas': '目镜2枚、三脚架、收纳包',

  'Topi lari cepat kering': '速干跑步帽',
  'Topi 48 gram dengan panel jala dan lidah lentur yang bisa dilipat ke saku. Garis pantulnya terlihat saat lari malam.':
    '仅重48克，网眼透气，软帽檐可折叠装进口袋。反光条让夜跑更醒目。',
  poliester: '聚酯纤维',

  'Sarung tangan hangat layar sentuh': '触屏保暖手套',
  'Rajutan wol merino berlapis bulu halus untuk puncak yang dingin. Telunjuk dan jempolnya bisa menyentuh layar.':
    '美利奴羊毛针织，内衬抓绒，登顶也不怕冷。拇指和食指可触屏。',
  'wol merino 60%': '60%美利奴羊毛',
  'bulu halus': '抓绒',
  'cuci tangan': '手洗',

  'Atap terpal 3 x 3 m untuk berkemah': '露营天幕 3 x 3 m',
  'Terpal ringan dengan delapan tali berpantul dan pasak. Menahan hujan dan panas, cukup untuk meja dan empat kursi.':
    '轻量天幕，配八根反光绳和地钉。遮阳挡雨，容得下一张桌子四把椅子。',

  'Panci kemah bersusun titanium, 3 bagian': '钛制套锅三件套',
  'Panci, wajan, dan cangkir yang bertumpuk rapi dengan tempat tabung gas. Gagang lipatnya tidak panas.':
    '汤锅、煎锅、水杯层层套叠，还能收纳气罐。折叠手柄不烫手。',
  titanium: '钛',

  'Kapak tangan baja tempa, gagang hickory': '锻钢手斧 山核桃木柄',
  'Kapak 600 gram untuk kayu bakar, diasah dan bersarung kulit. Gagangnya dari hickory yang meredam hentakan.':
    '600克劈柴手斧，出厂已开刃，配皮套。山核桃木柄减震不震手。',
  'baja karbon, hickory': '碳钢、山核桃木',

  'Tali panjat statis 8 mm': '8 mm 静力绳',
  'Tali serbaguna untuk jemuran, barang, dan tempat tidur gantung. Bukan untuk menahan jatuh saat memanjat.':
    '晾衣、捆物、挂吊床的多用途绳。不可用于攀岩防坠。',
  poliamida: '锦纶',
  '10 m atau 20 m': '10 m 或 20 m',

  'Peta jalur pendakian Jawa, tahan air': '爪哇登山路线图 防水',
  'Dua belas gunung pada satu lembar kertas sintetis yang tidak sobek. Skala 1:50.000 dengan titik air dan pos.':
    '一张图收录十二座山，合成纸撕不破。比例尺1:50,000，标有水源和山屋。',
  'kertas sintetis': '合成纸',
}
