import type { ChoiceOption } from '../components/CheckboxGroup/index.ts';
import { shakshuka } from './pictures.ts';

/** What the form of an item holds. */
export interface ItemDraft {
  name: string;
  description: string;
  categories: readonly string[];
  /** Minor units. */
  price: number | null;
  picture: string | null;
  altText: string;
  ingredients: readonly string[];
  isDeclared: boolean;
  allergens: readonly string[];
  calories: number | null;
  isActive: boolean;
}

/** The form of an item that is to be made. */
export const newDraft: ItemDraft = {
  name: '',
  description: '',
  categories: [],
  price: null,
  picture: null,
  altText: '',
  ingredients: [],
  isDeclared: false,
  allergens: [],
  calories: null,
  isActive: true,
};

/** The form of an item that guests know. */
export const shakshukaDraft: ItemDraft = {
  name: 'Shakshuka',
  description: 'Three eggs poached in slow tomato and pepper sauce, feta, warm flatbread.',
  categories: ['Breakfast'],
  price: 1150,
  picture: shakshuka,
  altText: 'Three eggs in tomato sauce in an iron pan',
  ingredients: ['eggs', 'tomato', 'red pepper', 'onion', 'feta', 'wheat flatbread', 'parsley'],
  isDeclared: true,
  allergens: ['eggs', 'dairy', 'gluten'],
  calories: 540,
  isActive: true,
};

/** The allergens that can be declared. */
export const allergenOptions: readonly ChoiceOption[] = [
  { id: 'gluten', label: 'Gluten' },
  { id: 'crustaceans', label: 'Crustaceans' },
  { id: 'eggs', label: 'Eggs' },
  { id: 'fish', label: 'Fish' },
  { id: 'peanuts', label: 'Peanuts' },
  { id: 'soy', label: 'Soy' },
  { id: 'dairy', label: 'Dairy' },
  { id: 'tree-nuts', label: 'Tree nuts' },
  { id: 'celery', label: 'Celery' },
  { id: 'mustard', label: 'Mustard' },
  { id: 'sesame', label: 'Sesame' },
  { id: 'sulphites', label: 'Sulphites' },
  { id: 'lupin', label: 'Lupin' },
  { id: 'molluscs', label: 'Molluscs' },
];
