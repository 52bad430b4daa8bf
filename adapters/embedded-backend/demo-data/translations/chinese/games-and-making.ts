import type { Translations } from '../translations.ts'

export const GAMES_AND_MAKING_IN_CHINESE: Translations = {
  'Catur kayu lipat 38 cm': '折叠木质国际象棋 38 cm',
  'Papan lipat dengan bidak beralas kain yang tersimpan di dalamnya. Kayu maple dan walnut, tanpa cat.':
    '折叠棋盘可收纳绒底棋子。枫木与胡桃木，无漆。',
  'maple, walnut': '枫木、胡桃木',

  'Kartu remi bergambar burung Asia': '亚洲鸟类扑克牌',
  'Lima puluh empat burung dilukis cat air di kartu berlapis linen. Licin dikocok dan tidak mudah tertekuk.':
    '五十四种水彩鸟，亚麻纹牌面。洗牌顺滑，不易折痕。',
  '54 kartu': '54张',
  'kertas berlapis linen': '亚麻纹纸',

  'Permainan papan Jalur Rempah': '香料之路 桌游',
  'Berlayar dari Banda ke Venesia sambil berdagang pala dan cengkih. Aturannya selesai dibaca dalam sepuluh menit.':
    '从班达航行到威尼斯，交易肉豆蔻和丁香。十分钟看懂规则。',
  '45 menit': '45分钟',
  'papan, 96 kartu, 40 kapal': '棋盘、卡牌96张、船40只',
  Indonesia: '印尼语版',
  Inggris: '英语版',

  'Robot rakitan yang bisa diprogram': '可编程拼装机器人',
  'Dirakit dari 140 bagian lalu digerakkan dengan blok perintah di tablet. Sensornya mengenali garis dan halangan.':
    '140个零件拼装，用平板积木式编程驱动。传感器能识别线条和障碍。',
  '140 bagian': '140件',
  '2 jam': '2小时',

  'Set cat air 24 warna dengan kuas': '24色水彩颜料套装 含画笔',
  'Dua puluh empat warna yang pekat dan mudah dibasahi, tiga kuas, dan kertas 300 gram. Kotaknya menjadi palet.':
    '24色浓郁易润，配三支笔和300克画纸。铁盒就是调色盘。',
  '24 warna, 3 kuas': '24色、画笔3支',
  'tanpa logam berat': '不含重金属',

  'Krayon lilin lebah, 12 warna': '蜂蜡蜡笔 12色',
  'Krayon tebal yang tidak patah di tangan kecil dan dapat dihapus dari meja. Lilin lebah dan pigmen pangan.':
    '粗杆不易断，适合小手，画到桌上擦得掉。蜂蜡加食品级色素。',
  '12 krayon': '12支',
  'lilin lebah': '蜂蜡',

  'Gendang anak kulit asli 20 cm': '儿童真皮小鼓 20 cm',
  'Gendang kecil yang disetel tali, dengan dua pemukul berujung kain. Suaranya hangat, tidak memekakkan.':
    '拉绳调音的小鼓，配两支包布鼓槌。声音温暖，不吵耳。',
  'birch, kulit kambing': '桦木、山羊皮',

  'Yoyo kayu bantalan bola': '木质悠悠球 滚珠轴承',
  'Kayu maple dengan bantalan bola yang berputar lama. Tali cadangan dan buku dua belas trik.':
    '枫木配滚珠轴承，转得久。附备用绳和十二招手册。',
  'maple, baja': '枫木、钢',

  'Layang-layang janggan Bali 1,4 m': '巴厘岛长尾风筝 1.4 m',
  'Layang-layang berekor dari kain parasut dan bambu, dibuat perajin Sanur. Terbang tenang di angin sedang.':
    '沙努尔匠人用伞布和竹子制作，长尾飘逸。中等风力飞得稳。',
  'kain parasut, bambu': '伞布、竹',

  'Papan panah magnet dua sisi': '双面磁性飞镖盘',
  'Enam anak panah magnet tanpa ujung tajam dan papan yang digulung. Dua permainan di dua sisinya.':
    '六支无尖磁性飞镖，盘面可卷起。正反两种玩法。',

  'Kotak percobaan sains, 30 percobaan': '科学实验套装 30个实验',
  'Gunung api, kristal, dan warna yang berpindah, semua dengan bahan dapur. Buku panduannya menjelaskan mengapa.':
    '火山、结晶、颜色旅行，材料全在厨房。手册讲清原理。',
  'gelas ukur, pipet, kacamata': '量杯、滴管、护目镜',
  'tanpa bahan berbahaya': '不含危险化学品',

  'Seluncuran anak dalam rumah': '室内儿童滑梯',
  'Seluncuran kayu dan papan halus setinggi 80 cm yang dapat dilipat. Kakinya beralas karet.':
    '实木加光滑板面，高80 cm，可折叠。橡胶脚垫。',
  '30 menit': '30分钟',

  'Bebek mandi karet alam, tanpa lubang': '天然橡胶洗澡鸭 无孔',
  'Satu cetakan tanpa lubang, jadi tidak ada jamur di dalam. Dicat dengan warna pangan.':
    '一体成型无孔，内部不发霉。食品级颜料上色。',
  'karet alam': '天然橡胶',
}
