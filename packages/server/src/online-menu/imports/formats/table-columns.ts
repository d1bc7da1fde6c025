import { nameKey } from '#shared/text.ts';

/** The columns a table may have, in the order in which an export writes them, with the words that name them. */
const columnWords = {
  category: [
    'Category',
    'categories',
    'section',
    'group',
    'kategorie',
    'catégorie',
    'categoría',
    'categoria',
  ],
  name: [
    'Name',
    'item',
    'item name',
    'dish',
    'product',
    'product name',
    'title',
    'artikel',
    'gericht',
    'nom',
    'nombre',
    'nome',
    'plat',
    'plato',
    'prato',
    'piatto',
    'produkt',
    'الاسم',
  ],
  size: [
    'Size',
    'variation',
    'variation name',
    'variant',
    'portion',
    'größe',
    'taille',
    'tamaño',
    'tamanho',
    'misura',
  ],
  price: ['Price', 'unit price', 'price incl. tax', 'preis', 'prix', 'precio', 'preço', 'prezzo', 'السعر'],
  description: ['Description', 'beschreibung', 'descripción', 'descrição', 'descrizione', 'الوصف'],
  story: ['Story', 'geschichte', 'histoire', 'historia', 'história', 'storia'],
  ingredients: ['Ingredients', 'zutaten', 'ingrédients', 'ingredientes', 'ingredienti'],
  contains: [
    'Contains',
    'allergens',
    'allergen',
    'allergene',
    'allergènes',
    'alérgenos',
    'alergénios',
    'allergeni',
  ],
  mayContain: ['May contain', 'traces', 'may contain traces', 'spuren'],
  declared: ['Allergens declared', 'allergens complete'],
  marks: ['Diet', 'dietary marks', 'diets', 'marks'],
  calories: ['Calories', 'kcal', 'calories (kcal)', 'energy', 'kalorien', 'calorías', 'calorias'],
  modifierGroups: ['Modifier groups', 'modifiers', 'options', 'modifier sets'],
  picture: ['Picture', 'image', 'photo', 'picture file', 'bild', 'imagen', 'imagem', 'foto'],
  active: ['Active', 'enabled', 'visible', 'available', 'aktiv', 'actif', 'activo', 'ativo', 'attivo'],
  reference: [
    'Reference',
    'external reference',
    'sku',
    'token',
    'plu',
    'item id',
    'product id',
    'artikelnummer',
  ],
  id: ['Cardamom id'],
} as const;

export type Column = keyof typeof columnWords;

const columns = Object.keys(columnWords) as Column[];
const columnByWord = new Map(
  columns.flatMap((column) => columnWords[column].map((word) => [nameKey(word), column] as const)),
);

/** The columns as an export heads them. */
export const columnHeads: readonly { readonly column: Column; readonly head: string }[] = columns.map(
  (column) => ({ column, head: columnWords[column][0] }),
);

/** What a column is called when something in it is wrong. */
export function headOf(column: Column): string {
  return columnWords[column][0];
}

/** "Name (English)", "name_en" and "Price in EUR" name the same as "Name" and "Price". */
function withoutAddition(key: string): string {
  return key
    .replace(/[([].*$/u, '')
    .trimEnd()
    .replace(/[\s_-]+(?:en|de|fr|es|it|pt|nl|ar|english|in [a-z]{3}|[a-z]{3})$/u, '')
    .replaceAll('_', ' ')
    .trim();
}

export type TableHead = {
  /** Where each column stands. */
  readonly at: ReadonlyMap<Column, number>;
  /** Heads that name no column, or one that an earlier head named. */
  readonly others: readonly { readonly head: string; readonly index: number }[];
};

/** Characters of a head that are compared with words; every word is shorter. */
const longestHead = 100;

/** Reads the first row of a table. Words are matched whole first, so that "Price" wins over "Price in EUR". */
export function readHead(cells: readonly string[]): TableHead {
  const at = new Map<Column, number>();
  const keys = cells.map((cell) => nameKey(cell.trim().slice(0, longestHead)));
  const claim = (read: (key: string) => string) => {
    for (const [index, key] of keys.entries()) {
      const column = columnByWord.get(read(key));
      const isTaken = [...at.values()].includes(index);
      if (column !== undefined && !isTaken && !at.has(column)) at.set(column, index);
    }
  };
  claim((key) => key);
  claim(withoutAddition);
  const taken = new Set(at.values());
  const others = cells.flatMap((cell, index) =>
    taken.has(index) || cell.trim() === '' ? [] : [{ head: cell.trim(), index }],
  );
  return { at, others };
}
