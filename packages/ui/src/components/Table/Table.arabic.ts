import type { TableColumn } from './columns.ts';
import { columns, dishes, type Dish } from './Table.example.ts';

const headers: Readonly<Record<string, string>> = {
  index: 'الرقم',
  picture: 'الصورة',
  name: 'الاسم',
  categories: 'الفئات',
  price: 'السعر',
  allergens: 'مسببات الحساسية',
  active: 'نشط',
  updated: 'آخر تعديل',
  operation: 'الإجراءات',
};

type Words = Pick<Dish, 'name' | 'detail' | 'categories'> & { allergens: string };

const words: Readonly<Record<string, Words>> = {
  'lentil-soup': {
    name: 'شوربة عدس',
    detail: 'عدس أحمر وليمون',
    categories: ['المقبلات'],
    allergens: 'مُعلَنة',
  },
  'sea-bass': {
    name: 'سمك القاروص المشوي',
    detail: null,
    categories: ['الأطباق الرئيسية', 'من البحر', 'لشخصين'],
    allergens: 'غير مُعلَنة',
  },
  tea: {
    name: 'شاي بالنعناع الطازج والهيل وليمون البيت، يُسكب على الطاولة',
    detail: 'نفد حتى الغد',
    categories: [],
    allergens: 'مُعلَنة',
  },
};

function translated(dish: Dish): Dish {
  const { allergens, ...said } = words[dish.id] ?? { allergens: '' };
  return { ...dish, ...said, allergens: { ...dish.allergens, label: allergens } };
}

/** The same dishes in Arabic. */
export const arabicDishes: readonly Dish[] = dishes.map(translated);

/** Columns with their headers in Arabic. */
export function inArabic(of: readonly TableColumn<Dish>[]): TableColumn<Dish>[] {
  return of.map((column) => {
    const header = headers[column.id] ?? column.header;
    return column.kind === 'money' ? { ...column, header, note: fromInArabic } : { ...column, header };
  });
}

/** All columns, with their headers in Arabic. */
export const arabicColumns: readonly TableColumn<Dish>[] = inArabic(columns);

function fromInArabic({ startsAt }: Dish): string | null {
  return startsAt ? 'ابتداءً من' : null;
}

const kinds = ['شوربة', 'سلطة', 'خبز', 'كباب', 'أرز', 'يخنة', 'شراب', 'بقلاوة'] as const;
const flavours = ['النعناع', 'الليمون', 'الزعفران', 'السماق', 'الورد', 'الهيل', 'الفستق'] as const;

/** A dish of a long list under an Arabic name. */
export function arabicDish(dish: Dish, place: number): Dish {
  const name = `${kinds[place % kinds.length]} ${flavours[place % flavours.length]} ${place + 1}`;
  return { ...dish, name, detail: dish.detail && 'نفد حتى الغد' };
}
