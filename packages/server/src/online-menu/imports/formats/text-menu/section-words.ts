import { nameKey } from '#shared/text.ts';

/** What menus call their sections, in the languages whose heads of tables are known here. */
const words = new Set(
  [
    'starters appetizers appetisers mains soups salads sides desserts drinks beverages cocktails wines beers coffee tea breakfast lunch dinner burgers sandwiches pizza pasta seafood kids specials extras snacks',
    'vorspeisen hauptgerichte hauptspeisen suppen salate beilagen desserts nachspeisen nachtisch süßspeisen getränke weine biere kaffee tee frühstück mittagstisch kindergerichte spezialitäten fisch fleisch grill pizzen nudeln kuchen eis',
    'entrées plats soupes salades accompagnements desserts boissons vins bières cafés thés poissons viandes pâtes fromages',
    'antipasti primi secondi contorni insalate zuppe dolci bevande vini birre pizze bruschette dessert',
    'entrantes principales sopas ensaladas guarniciones postres bebidas vinos cervezas cafés tapas raciones pescados carnes bocadillos',
    'entradas pratos saladas acompanhamentos sobremesas vinhos cervejas petiscos peixes carnes',
    'voorgerechten hoofdgerechten soepen salades bijgerechten nagerechten dranken wijnen bieren koffie',
    'başlangıçlar çorbalar salatalar tatlılar içecekler kebaplar mezeler kahvaltı',
    'przystawki zupy sałatki desery napoje',
    'المقبلات الحساء السلطات الحلويات المشروبات الأطباق',
  ]
    .join(' ')
    .split(' ')
    .map(nameKey),
);

/** Whether a text of a few words begins or ends with what sections are called: "Kalte Getränke", "Desserts & Kaffee". */
export function namesSection(text: string): boolean {
  const parts = text.split(/[^\p{L}\p{M}]+/u).filter((part) => part !== '');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  return parts.length <= 4 && (words.has(nameKey(first)) || words.has(nameKey(last)));
}
