import { nameKey } from '#shared/text.ts';

/** How menus call the sizes of a dish or a drink, in the languages whose heads of tables are known here. */
const words = new Set(
  [
    'klein mittel groß glas flasche karaffe kännchen tasse becher portion halbe halb ganze ganz stück',
    'small medium large regular half full glass bottle jug carafe pint cup pot single double slice',
    'petit moyen grand petite moyenne grande verre bouteille pichet demi part',
    'piccolo piccola medio media grande normale bicchiere bottiglia caraffa mezzo mezza intero intera',
    'pequeño pequeña mediano mediana copa botella jarra ración tapa entera entero',
    'pequeno pequena médio média taça garrafa jarro dose meia inteira',
    'klein middel groot fles karaf küçük orta büyük bardak şişe mały średni duży',
    'صغير صغيرة وسط كبير كبيرة',
  ]
    .join(' ')
    .split(' ')
    .map(nameKey),
);

/** Sizes by one letter, written in capitals. */
const letters = /^(?:XS|S|M|L|XL|XXL|XXXL)$/u;

/** An amount with its unit: "0,3l", "25 cl", "30cm", "Ø 28", "6 Stk". */
const amount =
  /^(?:ø\s?)?\d{1,4}(?:[.,]\d{1,3})?\s?(?:ml|cl|dl|l|ltr\.?|liter|litre|g|gr|kg|oz|cm|″|"|pcs\.?|pc|stk\.?|stück|er|pz|uds?\.?|unid\.?|مل|لتر)$/iu;
const diameter = /^ø\s?\d{1,3}(?:\s?cm)?$/iu;

/** Whether a text is a size by one letter, such as S or XL. */
export const isSizeLetter = (text: string): boolean => letters.test(text);

/** Whether a text says which of a dish's sizes something is, and nothing else. */
export function isSize(text: string): boolean {
  const said = text.trim().replace(/[:.]$/u, '');
  return isSizeLetter(said) || amount.test(said) || diameter.test(said) || words.has(nameKey(said));
}
